/** Values by key, each list in the items' order. */
export function groupBy<T, K, V = T>(
  items: readonly T[],
  keyOf: (item: T) => K,
  toValue: (item: T) => V = (item) => item as unknown as V,
): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(toValue(item));
    else groups.set(key, [toValue(item)]);
  }
  return groups;
}
