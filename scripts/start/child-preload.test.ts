import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const preload = pathToFileURL(path.join(import.meta.dirname, 'child-preload.mjs')).href;
/** Ends as Next's server does: it closes and waits for what is being answered. */
const SERVER = `
  const server = require('node:http').createServer((request, response) => {
    if (request.url === '/live') {
      response.setHeader('content-type', 'text/event-stream');
      return void response.write('data: 1\\n\\n');
    }
    if (request.url === '/who') return void response.end(request.headers['x-forwarded-for']);
    setTimeout(() => response.end('done'), 600);
  });
  server.listen(0, () => process.send(server.address().port));
  process.on('SIGTERM', () => server.close(() => process.exit(143)));
`;
let child: ChildProcess | undefined;

async function serve(): Promise<{ url: string; ended: Promise<unknown[]> }> {
  child = spawn(process.execPath, ['--import', preload, '-e', SERVER], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, ended };
}
afterEach(() => child?.kill('SIGKILL'));

test('asked to stop, it ends live streams, finishes what it is answering and goes', async () => {
  const { url, ended } = await serve();
  const live = await fetch(`${url}/live`);
  const slow = fetch(`${url}/slow`).then((answer) => answer.text());
  await new Promise((resolve) => setTimeout(resolve, 100));
  const asked = Date.now();
  child?.kill('SIGTERM');
  expect(await live.text()).toBe('data: 1\n\n');
  expect(await slow).toBe('done');
  expect(await ended).toEqual([143, null]);
  expect(Date.now() - asked).toBeLessThan(4_000);
});

test('it does not outlive the process that started it', async () => {
  const { url, ended } = await serve();
  await fetch(`${url}/live`);
  child?.disconnect();
  const [code] = await ended;
  expect([1, 143]).toContain(code);
});

test('it adds who is at the other end to what the request says of itself', async () => {
  const { url } = await serve();
  const ask = async (headers: Record<string, string>) => (await fetch(`${url}/who`, { headers })).text();
  expect(await ask({})).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
  expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toMatch(/^203\.0\.113\.7, (::ffff:)?127\.0\.0\.1$/);
});
