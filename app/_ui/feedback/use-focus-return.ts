'use client';

import { useEffect } from 'react';

const DIALOG = '[role="dialog"], [role="alertdialog"], dialog';

/**
 * Brings the focus back to where it was when a dialog that holds it goes away, however it goes: most are taken off the
 * page at once as they close, which leaves the focus on nothing. Where what opened it is gone too, the page's content
 * has it. One for all dialogs of a page.
 */
export function useFocusReturn(): void {
  useEffect(() => {
    const opened: { dialog: Element; opener: Element | null }[] = [];
    let outside: Element | null = null;

    const observer = new MutationObserver(() => {
      let opener: Element | null | undefined;
      while (opened.length > 0 && !opened.at(-1)?.dialog.isConnected) opener = opened.pop()?.opener;
      if (opened.length === 0) observer.disconnect();
      if (opener !== undefined && isOnNothing()) focusAgain(opener);
    });

    function note({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return;
      const dialog = target.closest(DIALOG);
      if (dialog && !opened.some((one) => one.dialog === dialog)) {
        opened.push({ dialog, opener: outside });
        observer.observe(document.body, { childList: true, subtree: true });
      }
      outside = openerOf(target);
    }
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}

const isOnNothing = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** An entry of a menu goes with it: what opens the menu stays. */
function openerOf(target: Element): Element {
  const menu = target.closest('[role="menu"]');
  return (menu?.id && document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`)) || target;
}

function focusAgain(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener.checkVisibility()) {
    opener.focus({ preventScroll: true });
    if (!isOnNothing()) return;
  }
  const content = document.querySelector('main');
  if (!content) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}
