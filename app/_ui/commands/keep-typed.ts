/** The id of the box into which the words of Ctrl-K are typed. */
export const PALETTE_BOX = 'palette-box';

/**
 * Keeps the letters that are typed before the box of Ctrl-K has the focus, which else go to the page or nowhere, and types
 * them into it then. Enter does nothing until then, rather than press what has the focus on the page; Escape says that
 * none of it is wanted any more. Ends by itself; answers how to end it before.
 */
export function keepTyped(onCancel: () => void): () => void {
  const heard = new AbortController();
  const end = () => heard.abort();
  if (document.activeElement?.id === PALETTE_BOX) return end;
  let typed = '';

  const hear = (event: KeyboardEvent) => {
    const writes = event.getModifierState('AltGraph') || !(event.ctrlKey || event.altKey);
    if (event.isComposing || event.metaKey || !writes) return;
    const { key } = event;
    if (key === 'Tab') return end();
    if (key === 'Escape') {
      end();
      onCancel();
    } else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const reach = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.id !== PALETTE_BOX) return;
    end();
    if (typed !== '') typeInto(target, target.value + typed);
  };
  const options = { capture: true, signal: heard.signal };
  window.addEventListener('keydown', hear, options);
  window.addEventListener('focusin', reach, options);
  window.addEventListener('pointerdown', end, options);
  return end;
}

/** As by a person: React hears of it, and the next letter goes behind it. */
function typeInto(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
