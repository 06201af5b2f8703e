import { type input as InputOf, safeParse, type ZodMiniObject } from 'zod/mini';

/** Deeply: the keys an input really gives. */
export type Present<T> = T extends readonly (infer Item)[]
  ? Present<Item>[]
  : T extends Date
    ? T
    : T extends object
      ? { [K in keyof T]: Present<NonNullable<T[K]>> }
      : NonNullable<T>;

/** The keys for which a schema takes null. */
type Clearable<S extends ZodMiniObject> = {
  [K in keyof InputOf<S>]-?: null extends InputOf<S>[K] ? K : never;
}[keyof InputOf<S>];

type PresentOf<T, S extends ZodMiniObject> = Present<Omit<T, Clearable<S>>> & {
  [K in keyof T as K extends Clearable<S> ? K : never]: Exclude<T[K], undefined>;
};

/**
 * GraphQL says both undefined and null for what was not given; inputs of lib know only absent keys, so both are left
 * out. With the schema that reads the input, a null stays where that schema takes one: there it was given, and clears
 * the field (a city, a document type). An empty text clears too (specification, "Payload normalisation").
 */
export function present<T>(input: T): Present<T>;
export function present<T, S extends ZodMiniObject>(input: T, schema: S): PresentOf<T, S>;
export function present(input: unknown, schema?: ZodMiniObject): unknown {
  if (Array.isArray(input)) return input.map((item) => present(item));
  if (input === null || typeof input !== 'object' || input instanceof Date) return input;
  const clears = (key: string) => {
    const field = schema?.shape[key];
    return field !== undefined && safeParse(field, null).success;
  };
  const given = Object.entries(input).filter(
    ([key, value]) => value !== undefined && (value !== null || clears(key)),
  );
  return Object.fromEntries(given.map(([key, value]) => [key, present(value)]));
}
