// htmx scans the page as soon as it is loaded; if its socket extension comes later, nothing has connected.
// Modules run after both, so scan once more, which changes nothing if all is well.
htmx.process(document.body);
