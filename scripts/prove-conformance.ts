/**
 * Proves that the rows of the specification are held: breaks each requirement in turn, runs the row's own test, and
 * tells which rows did not notice. Options: `--only <part of an id>,<another>`, `--browser` for the rows that browser tests hold,
 * `--sample <rows> --seed <number>` for some of them.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROWS } from '../e2e/conformance/all-rows.ts';
import { describeBreak } from './prove-conformance/break.ts';
import { breaksOf } from './prove-conformance/find-breaks.ts';
import { proveInBrowser } from './prove-conformance/prove-in-browser.ts';
import { proveInVitest } from './prove-conformance/prove-in-vitest.ts';
import { sampleOf } from './prove-conformance/sample.ts';
import { trialsOf } from './prove-conformance/trials.ts';
import { UNNOTICED } from './prove-conformance/unnoticed.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    browser: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const parts = values.only.split(',');
const all = ROWS.filter(({ id, decision }) => parts.some((part) => id.includes(part)) && !decision);
const rows = values.sample
  ? sampleOf(
      all.filter(({ id }) => !(id in UNNOTICED)),
      Number(values.sample),
      Number(values.seed),
    )
  : all;
if (values.sample) console.log(`${rows.length} of ${all.length} rows, seed ${values.seed}`);

const unbroken = rows.filter((row) => breaksOf(row).length === 0);
const trials = trialsOf(rows, values.browser ? 'browser' : 'vitest');
const verdicts = await (values.browser ? proveInBrowser(root, trials) : proveInVitest(root, trials));
for (const { row, broken, seen } of verdicts)
  if (seen !== 'noticed') console.log(`${seen.toUpperCase().padEnd(10)} ${row}: ${describeBreak(broken)}`);
const noticed = verdicts.filter(({ seen }) => seen === 'noticed').length;
console.log(`${unbroken.length} of ${rows.length} rows have no known way to be broken`);
console.log(`${noticed} of ${verdicts.length} breaks noticed`);
process.exitCode = noticed === verdicts.length ? 0 : 1;
