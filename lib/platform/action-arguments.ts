/** What React writes for values that JSON does not have, for a dollar, for a form (`$K1`, which may be empty) and for what stays in the browser (`$T`). */
const VALUE = /^\$(?:\$|undefined$|D|n-?\d|NaN$|-?Infinity$|-0$|T$|K[0-9a-f]+$)/;
/** What refers to another entry of the body by its number, here in base 16: `$1f`, `$@2`, `$0:1:name`. */
const REFERENCE = /^\$[@A-Za-z]?([0-9a-f]+)(?::|$)/;

/**
 * Whether a text is the list of arguments of a server action as browsers write it, whose references lead to entries of
 * the same body. React answers any other by an error of its own, as if the server had failed.
 */
export function areArguments(text: unknown, entries: readonly string[] = []): boolean {
  if (typeof text !== 'string') return false;
  const list: unknown = JSON.parse(text);
  return (
    Array.isArray(list) &&
    leadsSomewhere(list, new Set([0, ...entries.map((entry) => Number.parseInt(entry, 10))]))
  );
}

function leadsSomewhere(value: unknown, entries: ReadonlySet<number>): boolean {
  if (typeof value === 'string') {
    if (!value.startsWith('$') || VALUE.test(value)) return true;
    const entry = REFERENCE.exec(value)?.[1];
    return entry !== undefined && entries.has(Number.parseInt(entry, 16));
  }
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((inner) => leadsSomewhere(inner, entries));
}
