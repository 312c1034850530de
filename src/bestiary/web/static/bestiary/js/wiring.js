// htmx looks at the page as soon as it is loaded; if its socket extension comes later, nobody has
// connected. Scripts of this kind run after both: look once more, which changes nothing if all is well.
htmx.process(document.body);
