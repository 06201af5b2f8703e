import { spawn } from 'node:child_process';

/** Sends all 20,000 malformed inputs, of which `npm test` sends a part. Say which with FUZZ_INPUTS and FUZZ_SEED. */
const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_INPUTS: process.env.FUZZ_INPUTS ?? '20000' },
});
vitest.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
