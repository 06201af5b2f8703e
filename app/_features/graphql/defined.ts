export type Defined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** Without the keys whose value is undefined, which typed GraphQL variables do not take. */
export const defined = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
