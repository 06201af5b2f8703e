type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Runs in the document before any other script, by its text, so it holds all that it needs. What somebody types or ticks
 * before React has taken a field over is told to the form once it has.
 */
function tellEarly(): void {
  const typed = new Map<Field, string | boolean>();
  const isTaken = (field: Field) => Object.keys(field).some((key) => key.startsWith('__reactProps'));
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
    field.dispatchEvent(new Event('options' in field ? 'change' : 'input', { bubbles: true }));
  };
  const look = () => {
    for (const [field, value] of typed) {
      if (!isTaken(field) && field.isConnected) continue;
      typed.delete(field);
      setTimeout(tell, 0, field, value);
    }
    if (typed.size > 0) setTimeout(look, 16);
  };
  for (const event of ['input', 'change'])
    document.addEventListener(
      event,
      ({ target }) => {
        const field = target as Field;
        if (!('value' in field) || field.type === 'file' || isTaken(field)) return;
        if (typed.size === 0) setTimeout(look, 16);
        typed.set(field, isTick(field) ? (field as HTMLInputElement).checked : field.value);
      },
      true,
    );
}

const SCRIPT = `(${tellEarly})()`;

/** Stands in the document of each root layout; `nonce` is the one of the security policy of this request. */
export function TypedEarly({ nonce }: { nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {SCRIPT}
    </script>
  );
}
