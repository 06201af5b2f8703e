import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const preload = pathToFileURL(path.resolve('scripts/start/child-preload.mjs')).href;
/** Logs each request, and what nobody caught, as the application does. */
const SERVER = `
  const { log } = await import('./lib/platform/log.ts');
  const { createServer } = await import('node:http');
  let uncaught = 0;
  process.on('uncaughtException', (error) => { uncaught++; process.stderr.write(String(error.stack)); });
  const server = createServer((request, response) => {
    for (let line = 0; line < 200; line++) log.error({ error: new Error('not written') }, 'request failed');
    process.stderr.write('not written either');
    setTimeout(() => response.end(String(uncaught)), 20);
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

test.runIf(existsSync('/dev/full'))('what logs to a full disk goes on answering', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(
    process.execPath,
    ['--import', preload, '--import', 'tsx', '--input-type=module', '-e', SERVER],
    { stdio: ['ignore', full, full, 'ipc'], env: { ...process.env, LOG_LEVEL: 'info', DRAIN_SECONDS: '0' } },
  );
  closeSync(full);
  try {
    const [port] = await once(child, 'message');
    const ask = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
    for (let request = 0; request < 10; request++) expect(await ask()).toBe(0);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
  } finally {
    child.kill('SIGKILL');
  }
});
