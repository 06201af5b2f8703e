/**
 * Puts some of a line in the order given: they share the places that they have now, and everybody else stays. Who is not
 * in the line is passed over.
 */
export function reorder(line: readonly string[], wanted: readonly string[]): string[] {
  const standing = new Set(line);
  const placed = [...new Set(wanted)].filter((id) => standing.has(id));
  const moved = new Set(placed);
  let next = 0;
  return line.map((id) => (moved.has(id) ? (placed[next++] ?? id) : id));
}
