import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const WORKER = path.join(import.meta.dirname, 'worker.ts');
const TELL_MODE = "process.on('exit', () => console.log('mode:' + process.env.NODE_ENV))";

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'elenco-worker-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Without a database it ends at once, and says how it ran. */
const modeWith = (mode: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', '--import', `data:text/javascript,${encodeURIComponent(TELL_MODE)}`, WORKER],
      { env: Object.assign({}, process.env, { NODE_ENV: mode, DATABASE_URL: '', DATA_DIR: folder }) },
      (_error, stdout) => resolve(/mode:(\w+)/.exec(stdout)?.[1]),
    );
  });

test('a worker started by itself runs as in production, unless told otherwise', async () => {
  expect(await modeWith('')).toBe('production');
  expect(await modeWith('development')).toBe('development');
}, 60_000);
