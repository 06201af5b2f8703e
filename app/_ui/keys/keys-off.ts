const STORED = 'elenco-keys';

/** Whether somebody wants no key alone to do anything (WCAG 2.1.4): kept in this browser. */
export function areKeysOff(): boolean {
  try {
    return window.localStorage.getItem(STORED) === 'off';
  } catch {
    // Where nothing may be kept, nothing was said against them.
    return false;
  }
}

/** Turns keys alone off or on; answers whether it could be kept. */
export function setKeysOff(off: boolean): boolean {
  try {
    if (off) window.localStorage.setItem(STORED, 'off');
    else window.localStorage.removeItem(STORED);
    return true;
  } catch {
    return false;
  }
}
