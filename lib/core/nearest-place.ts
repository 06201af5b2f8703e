/** Whether an address is a place or lies below it: '/eventos/importar' below '/eventos', and '/eventos-2' not. */
export const isAt = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/** What belongs to the longest of the places that an address is at; the first of those that are alike. */
export function atNearest<T>(places: readonly (readonly [string, T])[], path: string): T | undefined {
  const above = places.filter(([place]) => isAt(path, place));
  const longest = Math.max(...above.map(([place]) => place.length));
  return above.find(([place]) => place.length === longest)?.[1];
}
