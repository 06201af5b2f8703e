/** What a bank wants otherwise, as the wire takes it; what is empty is as usual. */
export const pairsOf = (own: Readonly<Record<string, string>> = {}) =>
  Object.entries(own).flatMap(([key, value]) => (value.trim() ? [{ key, value: value.trim() }] : []));
