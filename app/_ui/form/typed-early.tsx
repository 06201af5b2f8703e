/**
 * Runs in the document before any other script. A field that somebody fills while the scripts are on their way is told
 * to the form once React has taken it over: React takes what stands there for what was there from the start, and forms
 * put their own first value over it.
 */
const LISTEN = `(() => {
  const typed = new Map();
  const isTaken = (field) => Object.keys(field).some((key) => key.startsWith('__reactProps'));
  const isTicked = ({ type }) => type === 'checkbox' || type === 'radio';
  const put = (field, name, value) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, value);

  const tell = (field, value) => {
    if (field.disabled || field.readOnly) return;
    if (isTicked(field)) {
      field.checked = !value;
      return field.click();
    }
    if (field.type !== 'file') {
      const { selectionStart: start, selectionEnd: end } = field;
      if ('defaultValue' in field) field.value = field.defaultValue;
      put(field, 'value', value);
      if (typeof start === 'number' && field === document.activeElement) field.setSelectionRange(start, end);
    }
    const event = field.localName === 'select' || field.type === 'file' ? 'change' : 'input';
    field.dispatchEvent(new Event(event, { bubbles: true }));
  };

  const look = () => {
    for (const [field, value] of typed) {
      if (field.isConnected && !isTaken(field)) continue;
      typed.delete(field);
      if (field.isConnected) setTimeout(() => tell(field, value));
    }
    if (typed.size > 0) setTimeout(look, 16);
  };

  const note = ({ target }) => {
    if (!target.matches?.('input, textarea, select') || isTaken(target)) return;
    if (typed.size === 0) setTimeout(look, 16);
    typed.set(target, isTicked(target) ? target.checked : target.value);
  };
  document.addEventListener('input', note, true);
  document.addEventListener('change', note, true);
})()`;

/** Stands in the document of each root layout; `nonce` is the one of the security policy of this request. */
export function TypedEarly({ nonce }: { nonce: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {LISTEN}
    </script>
  );
}
