// Settings of this browser in local storage. Access may throw (private mode, blocked storage): then
// settings last as long as the page.

/** @param {string} name @param {string} fallback */
export function readSetting(name, fallback) {
  try {
    return localStorage.getItem(`bestiary-${name}`) ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} name @param {string} value */
export function saveSetting(name, value) {
  try {
    localStorage.setItem(`bestiary-${name}`, value);
  } catch {
    // Nothing to do: the controls on the page keep their values.
  }
}
