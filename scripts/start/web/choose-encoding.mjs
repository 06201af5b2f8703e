/** Ours, the better first. */
const KNOWN = ['br', 'gzip'];

/**
 * The encoding that an Accept-Encoding asks for most; of equals the better. Null where it takes neither, or would rather
 * have none.
 * @param {string | undefined} asked
 * @returns {'br' | 'gzip' | null}
 */
export function chooseEncoding(asked) {
  const weights = new Map();
  for (const part of (asked ?? '').toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((each) => each.trim());
    const q = parameters.find((each) => each.startsWith('q='));
    const weight = q ? Number(q.slice(2)) : 1;
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? weight : 0);
  }
  const weightOf = (name) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best, other] = KNOWN;
  const chosen = weightOf(other) > weightOf(best) ? other : best;
  const plain = weights.get('identity') ?? 0;
  return weightOf(chosen) > 0 && weightOf(chosen) >= plain ? chosen : null;
}
