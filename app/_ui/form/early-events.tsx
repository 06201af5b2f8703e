type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Runs in the document before any other script, by its text, so it holds all that it needs. What somebody types, ticks or
 * presses before React has taken an element over is told to it once it has.
 */
function tellEarly(): void {
  const typed = new Map<Field, string | boolean>();
  let pressed: HTMLElement | null = null;
  let focused: HTMLElement | null = null;
  let looking = false;
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  // What stands in for a list until the page is alive does nothing itself, and gives its id to the list.
  const answers = (element: Element) => isTaken(element) && !element.matches('[data-stands-in]');
  const isTick = (field: Field) => /checkbox|radio/.test(field.type);

  const tell = (field: Field, value: string | boolean) => {
    if (field.disabled) return;
    if (isTick(field)) {
      (field as HTMLInputElement).checked = !value;
      field.click();
      return;
    }
    // React takes what stands there for what was there from the start, unless it sees the first value before.
    if ('defaultValue' in field) field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if ('options' in field) field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const press = (button: HTMLElement) => {
    button.focus();
    button.click();
  };
  const standInOf = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-stands-in]');
  const look = () => {
    for (const [field, value] of typed) {
      if (!isTaken(field) && field.isConnected) continue;
      typed.delete(field);
      setTimeout(tell, 0, field, value);
    }
    // A form is sent with all that was typed into it.
    if (pressed && typed.size === 0) {
      const now = pressed.isConnected ? pressed : document.getElementById(pressed.id);
      if (!now || answers(now)) {
        pressed = null;
        if (now) setTimeout(press, 0, now);
      }
    }
    if (focused && !focused.isConnected) {
      if (document.activeElement === document.body) document.getElementById(focused.id)?.focus();
      focused = null;
    }
    looking = typed.size > 0 || pressed !== null || focused !== null;
    if (looking) setTimeout(look, 16);
  };
  const startLooking = () => {
    if (!looking) setTimeout(look, 16);
    looking = true;
  };

  for (const event of ['input', 'change'])
    document.addEventListener(
      event,
      ({ target }) => {
        const field = target as Field;
        if (!('value' in field) || field.type === 'file' || isTaken(field)) return;
        typed.set(field, isTick(field) ? (field as HTMLInputElement).checked : field.value);
        startLooking();
      },
      true,
    );
  document.addEventListener(
    'focusin',
    (event) => {
      focused = standInOf(event);
      if (focused) startLooking();
    },
    true,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const standIn = standInOf(event);
      if (!standIn || !/^(Enter| |ArrowDown|ArrowUp)$/.test(event.key)) return;
      event.preventDefault();
      pressed = standIn;
      startLooking();
    },
    true,
  );
  // A press that begins on what stands in and ends on the list is a click on neither.
  let held: HTMLElement | null = null;
  document.addEventListener('pointerdown', (event) => (held = standInOf(event)), true);
  document.addEventListener(
    'pointerup',
    () => {
      if (held && !held.isConnected) {
        pressed = held;
        startLooking();
      }
      held = null;
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const button = target.closest<HTMLElement>('a, button, [role=button], [data-stands-in]');
      if (!button || button.matches('a') || answers(button)) return;
      const { form, type } = button as HTMLButtonElement;
      const submits = Boolean(form) && type === 'submit';
      // A form with an address of its own, and one that posts, the browser sends rightly by itself.
      if (submits && (form?.method !== 'get' || form.hasAttribute('action'))) return;
      if (submits) event.preventDefault();
      setTimeout(() => {
        // React, where it was on its way, has taken the element and the press by now.
        if (!submits && answers(button)) return;
        pressed = button;
        startLooking();
      }, 0);
    },
    true,
  );
}

/** Runs as `tellEarly` does. Ctrl-Enter, or ⌘-Enter, sends the form that one is in, as a press of its button does. */
export function submitByKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, repeat, isComposing, defaultPrevented } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || isComposing || defaultPrevented) return;
    const form = (event.target as Element).closest('form');
    const button = [...(form?.elements ?? [])].find(
      (element) => (element as HTMLButtonElement).type === 'submit' && !element.matches(':disabled'),
    );
    if (!button) return;
    event.preventDefault();
    (button as HTMLElement).click();
  });
}

const SCRIPT = `(${tellEarly})();(${submitByKeys})()`;

/** Stands in the document of each root layout; `nonce` is the one of the security policy of this request. */
export function EarlyEvents({ nonce }: { nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {SCRIPT}
    </script>
  );
}
