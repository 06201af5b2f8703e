/** The element of a line that gets the focus: its first count or its menu. */
type Place = 'first' | 'menu';

const SELECTORS: Readonly<Record<Place, string>> = { first: 'input[data-first]', menu: 'button[data-menu]' };

const cardOf = (key: string): Element | null => document.querySelector(`[data-line="${CSS.escape(key)}"]`);

/** After the menu has closed, which gives focus back to where it was opened. */
function afterMenu(find: () => Element | null | undefined): void {
  setTimeout(() => {
    const target = find();
    // Whoever has opened a menu meanwhile is in it.
    if (!(target instanceof HTMLElement) || document.querySelector('[role="menu"]')) return;
    target.focus();
    if (target instanceof HTMLInputElement) target.select();
  }, 200);
}

/** Puts focus into a profile that was just copied or moved. */
export const focusLine = (key: string, place: Place): void =>
  afterMenu(() => cardOf(key)?.querySelector(SELECTORS[place]));

/** Before a profile is removed: focus goes to the one that takes its place, the last one, or to adding another. */
export function focusBeside(key: string): void {
  const card = cardOf(key);
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  const other = beside?.getAttribute('data-line');
  afterMenu(() =>
    other ? cardOf(other)?.querySelector(SELECTORS.menu) : document.querySelector('#lines button'),
  );
}
