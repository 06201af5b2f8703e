import type { WirePath } from '@/lib/core/wire-fields';

/** By which ways a body may hold a field: of several, one that it does hold counts, else the first. */
export type SentAs = Readonly<Record<string, readonly [string, ...string[]]>>;

/** The ways in which `idIn` finds the id of a thing. */
export const idAs = (name: string): readonly [string, ...string[]] => ['id', `${name}Id`, `${name}.id`];

/** The ways in which `wordsIn` finds the words. */
export const WORDS_AS: SentAs = {
  subject: ['subject', 'title', 'notification.subject', 'notification.title'],
  text: ['message', 'body', 'notification.message', 'notification.body'],
};

const holds = (body: unknown, path: string): boolean =>
  path.split('.').reduce<unknown>((value, step) => fieldsOf(value)[step], body) !== undefined;

/** The path of a field, as the body has it. */
export const sentAs =
  (names: SentAs, body: unknown): WirePath =>
  (path) => {
    const ways = names[path];
    return ways ? (ways.find((way) => holds(body, way)) ?? ways[0]) : path;
  };

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
