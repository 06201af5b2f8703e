import { afterEach, expect, test, vi } from 'vitest';
import { register } from '@/instrumentation';
import { resetEnv } from './env';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
  resetEnv();
  vi.restoreAllMocks();
});

/** What a server that starts with these variables says, and whether it ends. */
async function start(change: Record<string, string>) {
  Object.assign(process.env, { NEXT_RUNTIME: 'nodejs', NODE_ENV: 'production' }, change);
  resetEnv();
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  await register();
  return {
    said: write.mock.calls.map(([text]) => text).join(''),
    ended: exit.mock.calls.map(([code]) => code),
  };
}

test('a server without a secret says so in words and ends', async () => {
  const { said, ended } = await start({ NEXTAUTH_SECRET: '' });
  expect(said).toMatch(/^✗ NEXTAUTH_SECRET: falta; créala con: [^\n]*\n$/);
  expect(ended).toEqual([1]);
});

test('so does one whose folder of data cannot be written', async () => {
  const { said, ended } = await start({ DATA_DIR: '/dev/null/elenco' });
  expect(said).toMatch(/^✗ No puedo escribir en \/dev\/null\/elenco: [^\n]*\n$/);
  expect(ended).toEqual([1]);
});

test('with all it needs it serves', async () => {
  expect(await start({})).toEqual({ said: '', ended: [] });
});
