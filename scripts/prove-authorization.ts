/**
 * Proves that the authorization matrices can fail: drops each rule in turn and tells what share of them is noticed.
 * npx tsx scripts/prove-authorization.ts [--kind refusal|right|call|tenant]… [--only <part of a path>]
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findMutants, KINDS, type Mutant } from './prove-authorization/find-mutants.ts';
import { runMatrix } from './prove-authorization/run-matrix.ts';

const { values } = parseArgs({
  options: { kind: { type: 'string', multiple: true }, only: { type: 'string', default: '' } },
});
const root = path.resolve(import.meta.dirname, '..');
const kinds: readonly string[] = values.kind ?? ['refusal', 'right'];
const mutants = findMutants(root).filter(
  ({ kind, file }) => kinds.includes(kind) && file.includes(values.only),
);
const told = ({ kind, file, line, was }: Mutant) => `${kind} ${file}:${line}  ${was}`;

const verdicts = await runMatrix(root, mutants);
for (const { mutant, noticedBy, reachedBy } of verdicts) {
  const how = noticedBy ?? (reachedBy > 0 ? `${reachedBy} tests came by it` : 'no test comes by it');
  console.log(`${noticedBy ? 'noticed  ' : 'UNNOTICED'}  ${told(mutant)}\n           ${how}`);
}
for (const kind of KINDS.filter((each) => kinds.includes(each))) {
  const own = verdicts.filter(({ mutant }) => mutant.kind === kind);
  console.log(`${kind}: ${own.filter(({ noticedBy }) => noticedBy).length} of ${own.length} noticed`);
}
