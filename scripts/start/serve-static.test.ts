import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packStatic } from './web/pack-static.ts';

const preload = pathToFileURL(path.join(import.meta.dirname, 'child-preload.mjs')).href;
/** Stands where Next's server does. */
const SERVER = `
  const server = require('node:http').createServer((request, response) => response.end('of the server'));
  server.listen(0, () => process.send(server.address().port));
`;
const SCRIPT = 'const elenco = "ñandú";\n'.repeat(200);
const ADDRESS = '/_next/static/chunks/a.js';

let folder = '';
let child: ChildProcess;
let port = 0;

async function serve(): Promise<void> {
  child = spawn(process.execPath, ['--import', preload, '-e', SERVER], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', DRAIN_SECONDS: '0' },
  });
  [port] = await once(child, 'message');
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'elenco-static-'));
  const output = path.join(folder, '.next');
  await mkdir(path.join(output, 'static/chunks'), { recursive: true });
  await writeFile(path.join(output, 'BUILD_ID'), 'build-1');
  await writeFile(path.join(output, 'static/chunks/a.js'), SCRIPT);
  await writeFile(path.join(output, 'static/chunks/small.js'), 'x');
  await packStatic(output);
  await serve();
});
afterAll(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function ask(address: string, headers: Record<string, string>, method = 'GET') {
  const asked = request({ host: '127.0.0.1', port, path: address, headers, method }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
}

test('a script comes packed as it is asked for, for ever, and the same', async () => {
  const brotli = await ask(`${ADDRESS}?dpl=1`, { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=UTF-8',
    'content-length': String(brotli.body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const gzip = await ask(ADDRESS, { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  expect(gzip.headers.etag).not.toBe(brotli.headers.etag);
});

test('HEAD tells the same without the bytes, and what is known is not sent again', async () => {
  const { headers } = await ask(ADDRESS, { 'accept-encoding': 'br' });
  const head = await ask(ADDRESS, { 'accept-encoding': 'br' }, 'HEAD');
  expect(head.body).toHaveLength(0);
  const same = ['content-length', 'content-encoding', 'etag', 'vary', 'cache-control', 'content-type'];
  for (const name of same) expect(head.headers[name], name).toBe(headers[name]);
  const known = { 'accept-encoding': 'br', 'if-none-match': `"else", W/${headers.etag}` };
  const again = await ask(ADDRESS, known);
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  const other = await ask(ADDRESS, { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) });
  expect(other.status).toBe(200);
});

test('what is asked for in another way is left to the server', async () => {
  const ways: [string, Record<string, string>, string?][] = [
    [ADDRESS, {}],
    [ADDRESS, { 'accept-encoding': 'identity' }],
    [ADDRESS, { 'accept-encoding': 'zstd, br;q=0, gzip;q=0' }],
    [ADDRESS, { 'accept-encoding': 'br', range: 'bytes=0-9' }],
    [ADDRESS, { 'accept-encoding': 'br' }, 'POST'],
    ['/_next/static/chunks/small.js', { 'accept-encoding': 'br' }],
    ['/_next/static/chunks/../../BUILD_ID', { 'accept-encoding': 'br' }],
    ['/_next/static/__proto__', { 'accept-encoding': 'br' }],
  ];
  for (const [address, headers, method] of ways) {
    const { body } = await ask(address, headers, method);
    expect(body.toString(), `${method} ${address} ${JSON.stringify(headers)}`).toBe('of the server');
  }
});

test('the encoding asked for most is chosen, of equals the smaller', async () => {
  const encodingOf = async (asked: string) =>
    (await ask(ADDRESS, { 'accept-encoding': asked })).headers['content-encoding'] ?? null;
  expect(await encodingOf('*')).toBe('br');
  expect(await encodingOf('br;q=0.5, gzip;q=0.8')).toBe('gzip');
  expect(await encodingOf('BR; q=1.0, gzip; q=1.0')).toBe('br');
  expect(await encodingOf('x-gzip')).toBe('gzip');
  expect(await encodingOf('*;q=0.5, br;q=0')).toBe('gzip');
  expect(await encodingOf('identity, br;q=0.2')).toBeNull();
  expect(await encodingOf('br;q=nonsense')).toBeNull();
});

test('files that are gone, and those of another build, are the server’s', async () => {
  const { headers } = await ask(ADDRESS, { 'accept-encoding': 'br' });
  const file = String(headers.etag).replaceAll('"', '');
  child.kill('SIGKILL');
  await unlink(path.join(folder, '.next/packed', file));
  await serve();
  expect((await ask(ADDRESS, { 'accept-encoding': 'br' })).body.toString()).toBe('of the server');
  expect((await ask(ADDRESS, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  child.kill('SIGKILL');
  await writeFile(path.join(folder, '.next/BUILD_ID'), 'build-2');
  await serve();
  expect((await ask(ADDRESS, { 'accept-encoding': 'gzip' })).body.toString()).toBe('of the server');
});
