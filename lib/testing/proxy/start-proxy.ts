import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createListener } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Proxy = { readonly name: string; readonly url: string; readonly stop: () => Promise<void> };

/** The name by which the proxies below know the application: nginx passes it on as Host. */
const UPSTREAM = 'elenco';
const BUFFER_BYTES = 8_192;
const STARTED_MS = 10_000;

/** The proxies to try something behind: one that does what nginx does by its defaults, and nginx where it is installed. */
export const PROXIES: readonly (readonly [name: string, start: (port: number) => Promise<Proxy>])[] = [
  ['what nginx does by its defaults', startImitation],
  ...(spawnSync('nginx', ['-v']).status === 0 ? [['nginx', startNginx] as const] : []),
];

/** Host becomes the upstream's name, and answers are gathered unless X-Accel-Buffering says no. */
async function startImitation(port: number): Promise<Proxy> {
  const server: Server = createServer((asked, answer) => {
    const { connection: _connection, ...headers } = asked.headers;
    const passed = request({
      port,
      method: asked.method,
      path: asked.url,
      headers: { ...headers, host: UPSTREAM },
    });
    passed.on('response', (told) => {
      const { 'x-accel-buffering': buffering, ...shown } = told.headers;
      const gathered: Buffer[] = [];
      const flush = () => {
        if (!answer.headersSent) answer.writeHead(told.statusCode ?? 502, shown);
        answer.write(Buffer.concat(gathered.splice(0)));
      };
      if (buffering === 'no') answer.writeHead(told.statusCode ?? 502, shown).flushHeaders();
      told.on('data', (chunk: Buffer) => {
        gathered.push(chunk);
        if (buffering === 'no' || Buffer.concat(gathered).length >= BUFFER_BYTES) flush();
      });
      told.on('end', () => {
        flush();
        answer.end();
      });
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    name: 'imitation',
    url: `http://127.0.0.1:${own}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function freePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

async function startNginx(port: number): Promise<Proxy> {
  const own = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'elenco-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
     events {}
     http {
       access_log off;
       ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
       upstream ${UPSTREAM} { server 127.0.0.1:${port}; }
       server { listen 127.0.0.1:${own}; location / { proxy_pass http://${UPSTREAM}; } }
     }`,
  );
  const child = spawn('nginx', ['-e', `${folder}/error.log`, '-p', folder, '-c', file], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${own}`;
  const deadline = Date.now() + STARTED_MS;
  while (!(await fetch(url).catch(() => null))) {
    if (Date.now() > deadline) throw new Error('nginx did not start');
    await sleep(20);
  }
  return {
    name: 'nginx',
    url,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
