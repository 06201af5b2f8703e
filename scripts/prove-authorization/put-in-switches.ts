import type { Mutant } from './find-mutants.ts';

/** Asked by every rule as it is reached: whether that one is dropped at present. The runner of the proof answers it. */
export const SWITCH = '__elencoRuleIsDropped';

/** A source with each of its rules behind a switch, so that all are dropped in turn without importing anything again. */
export function putInSwitches(source: string, mutants: readonly Mutant[]): string {
  const pieces = mutants.flatMap(({ id, start, end, instead, isStatement }) => {
    const asked = `globalThis.${SWITCH}(${id})`;
    return [
      {
        at: start,
        size: end - start,
        opens: true,
        text: isStatement ? `{ if (!${asked}) ` : `(${asked} ? ${instead} : `,
      },
      { at: end, size: end - start, opens: false, text: isStatement ? ' }' : ')' },
    ];
  });
  // At one place what ends does so before anything begins; the outer begins first and ends last.
  pieces.sort(
    (one, other) =>
      one.at - other.at ||
      Number(one.opens) - Number(other.opens) ||
      (one.opens ? other.size - one.size : one.size - other.size),
  );
  let result = '';
  let done = 0;
  for (const { at, text } of pieces) {
    result += source.slice(done, at) + text;
    done = at;
  }
  return result + source.slice(done);
}
