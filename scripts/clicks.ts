/**
 * Counts the clicks and keys of a whole job, step by step, as the browser tests walk it, beside what each may take; and of
 * other ways through it: from a client to the claim of a talent, the receipt that verifies, all roles called, a ride. Builds
 * what is out of date, as they do.
 */
import { spawn } from 'node:child_process';

const JOURNEYS = [
  'whole-job',
  'three-hundred',
  'begin',
  'main-job',
  'publish-all',
  'signing-effort',
  'signature-to-receipt',
  'rides',
];

const child = spawn(
  'npx',
  [
    'playwright',
    'test',
    ...JOURNEYS.map((name) => `${name}.spec`),
    '--workers=1',
    '--retries=0',
    '--reporter=./e2e/fixtures/press-reporter.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, COUNT_PRESSES: '1' } },
);
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
