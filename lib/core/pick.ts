/** Some fields of a whole. */
export const pick = <Whole extends object, F extends keyof Whole>(
  whole: Whole,
  fields: readonly F[],
): Pick<Whole, F> => Object.fromEntries(fields.map((field) => [field, whole[field]])) as Pick<Whole, F>;

/** Something for each of some names. */
export const forEach = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
): Record<Name, Value> => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
