/** Deeply: the keys an input really gives. */
export type Present<T> = T extends readonly (infer Item)[]
  ? Present<Item>[]
  : T extends Date
    ? T
    : T extends object
      ? { [K in keyof T]: Present<NonNullable<T[K]>> }
      : NonNullable<T>;

/**
 * GraphQL says both undefined and null for what was not given; inputs of lib know only absent keys.
 * An empty text, not null, is what clears a field (specification, "Payload normalisation").
 */
export function present<T>(input: T): Present<T> {
  if (Array.isArray(input)) return input.map((item) => present(item)) as Present<T>;
  if (input === null || typeof input !== 'object' || input instanceof Date) return input as Present<T>;
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, present(value)])) as Present<T>;
}
