/**
 * Proves that the authorization matrices can fail: drops each rule in turn and tells what share of them is noticed.
 * npx tsx scripts/prove-authorization.ts [--kind refusal|right|call|tenant]… [--only <part of a path>]
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findMutants, KINDS, type Mutant } from './prove-authorization/find-mutants.ts';
import { openMatrix } from './prove-authorization/run-matrix.ts';

const { values } = parseArgs({
  options: { kind: { type: 'string', multiple: true }, only: { type: 'string', default: '' } },
});
const root = path.resolve(import.meta.dirname, '..');
const kinds: readonly string[] = values.kind ?? ['refusal', 'right'];
const mutants = findMutants(root).filter(
  ({ kind, file }) => kinds.includes(kind) && file.includes(values.only),
);
const told = ({ kind, file, line, was }: Mutant) => `${kind} ${file}:${line}  ${was}`;

const matrix = await openMatrix(root);
try {
  if (await matrix.notices(null)) throw new Error('The matrices fail with every rule in its place');
  const unnoticed: Mutant[] = [];
  for (const [index, mutant] of mutants.entries()) {
    const noticed = await matrix.notices(mutant);
    if (!noticed) unnoticed.push(mutant);
    console.log(`${index + 1}/${mutants.length} ${noticed ? 'noticed' : 'UNNOTICED'}  ${told(mutant)}`);
  }
  for (const kind of KINDS.filter((each) => kinds.includes(each))) {
    const all = mutants.filter((mutant) => mutant.kind === kind).length;
    const missed = unnoticed.filter((mutant) => mutant.kind === kind).length;
    console.log(`${kind}: ${all - missed} of ${all} noticed`);
  }
} finally {
  await matrix.close();
}
