// Settings of this browser in local storage. Access may throw (private mode, blocked storage): then
// settings last as long as the page.

export function readSetting(name, fallback) {
  try {
    return localStorage.getItem(`bestiary-${name}`) ?? fallback;
  } catch {
    return fallback;
  }
}

export function saveSetting(name, value) {
  try {
    localStorage.setItem(`bestiary-${name}`, value);
  } catch {
    // Nothing to do: the controls on the page keep their values.
  }
}
