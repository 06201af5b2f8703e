/**
 * What gets the focus back when a drawer closes: the element that had it when the drawer opened, or the button of the
 * menu that this element was in, since the menu is gone by then. Null when nothing had it.
 */
export function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : focused;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
