/** The fields of what a body holds; none of what is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * The id that a body of the specification's REST paths holds, whose shapes it does not show: as `id`, as `<name>Id`, or as
 * `<name>: { id }`. Undefined when it holds none; what it holds is not checked, which is for the domain's schema.
 */
export function idIn(body: unknown, ...names: readonly string[]): unknown {
  const fields = fieldsOf(body);
  const nested = names.map((name) => fields[`${name}Id`] ?? fieldsOf(fields[name]).id);
  return fields.id ?? nested.find((id) => id !== undefined);
}

/** The words that a body holds: `subject` (or `title`) and `message` (or `body`), by themselves or within `notification`. */
export function wordsIn(body: unknown): { readonly subject: unknown; readonly text: unknown } {
  const { notification, ...own } = fieldsOf(body);
  const said = { ...own, ...fieldsOf(notification) };
  return { subject: said.subject ?? said.title, text: said.message ?? said.body };
}
