/**
 * Every check and test of Elenco from cheap to dear, with one line per step; what failed is shown in full, at once.
 * The last line is `<n> passed, <m> failed`, and the exit code is not 0 when anything failed or nothing ran.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endEverything } from './test/run-command.ts';
import {
  boundaries,
  brokenRows,
  browserTests,
  format,
  productionBuild,
  type Step,
  types,
  unitTests,
  withoutBuild,
  withoutTests,
} from './test/steps.ts';
import { summarize, type Tally } from './test/tally.ts';

const started = performance.now();
const reports = await mkdtemp(path.join(tmpdir(), 'elenco-reports-'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void endEverything().then(() => process.exit(130)));
}
process.chdir(path.resolve(import.meta.dirname, '..'));

const tallies: Tally[] = [];
const checks = await Promise.all([take(format), take(boundaries), take(types)]);
if (checks.every(({ failed }) => failed === 0)) {
  // One after the other: each fills the cores alone, and two at once take longer than both.
  await take(unitTests(reports));
  await take(brokenRows);
  const build = await take(productionBuild);
  await take(build.failed === 0 ? browserTests(reports) : withoutBuild);
} else await take(withoutTests);
await rm(reports, { recursive: true, force: true });

const { line, ok } = summarize(tallies);
console.log(`\n${seconds(started)} in all`);
console.log(line);
process.exitCode = ok ? 0 : 1;

async function take({ name, budgetSeconds, run }: Step): Promise<Tally> {
  const begun = performance.now();
  const tally = await run();
  const late = performance.now() - begun > budgetSeconds * 1000;
  tallies.push(tally);
  const mark = tally.failed === 0 ? '✓' : '✗';
  const counts = tally.failed === 0 ? `${tally.passed}` : `${tally.passed} passed, ${tally.failed} failed`;
  console.log(
    `${mark} ${name.padEnd(28)} ${seconds(begun).padStart(8)}  ${counts}${late ? `  (its budget is ${budgetSeconds} s)` : ''}`,
  );
  for (const remark of tally.remarks ?? []) console.log(`  ${remark}`);
  if (tally.failed > 0) console.log(`\n${tally.output.trim()}\n`);
  return tally;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
