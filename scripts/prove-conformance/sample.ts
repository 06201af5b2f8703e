/** As many of them, chosen by a seed: the same for the same one, and all of them in turn over many. */
export function sampleOf<One>(all: readonly One[], size: number, seed: number): One[] {
  const start = (seed * size) % Math.max(1, all.length);
  return [...all.slice(start), ...all.slice(0, start)].slice(0, size);
}
