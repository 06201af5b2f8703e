import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const preload = pathToFileURL(path.join(import.meta.dirname, 'child-preload.mjs')).href;
const SERVER = `
  const server = require('node:http').createServer((request, response) => {
    if (request.url === '/live') {
      response.setHeader('content-type', 'text/event-stream');
      return void response.write('data: 1\\n\\n');
    }
    if (request.url === '/gone') {
      const told = globalThis.elencoStatus(404);
      response.flushHeaders();
      return void setTimeout(() => response.end(String(told && !globalThis.elencoStatus(500))), 5);
    }
    if (request.url === '/host') {
      const { host, 'x-forwarded-host': forwarded } = request.headers;
      return void response.end([host, forwarded].join(' '));
    }
    if (request.url === '/who') return void response.end(request.headers['x-forwarded-for']);
    if (/^.(url|direccion)/.test(request.url)) return void response.end(request.url);
    if (request.url === '/ready') return void response.writeHead(globalThis.elencoStopping ? 503 : 200).end();
    setTimeout(() => response.end('done'), request.url === '/slow' ? 600 : 5);
  });
  server.keepAliveTimeout = 1000;
  server.listen(Number(process.env.PORT ?? 0), () => process.send(server.address().port));
`;
const children: ChildProcess[] = [];

type Served = { child: ChildProcess; port: number; url: string; ended: Promise<unknown[]> };

async function serve(variables: Record<string, string> = {}): Promise<Served> {
  const child = spawn(process.execPath, ['--import', preload, '-e', SERVER], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DRAIN_SECONDS: '0', ...variables },
  });
  children.push(child);
  const ended = once(child, 'exit');
  const [port] = await once(child, 'message');
  return { child, port, url: `http://127.0.0.1:${port}`, ended };
}
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

test('asked to stop, it ends live streams, finishes what it is answering and goes', async () => {
  const { child, url, ended } = await serve();
  const live = await fetch(`${url}/live`);
  const slow = fetch(`${url}/slow`).then((answer) => answer.text());
  await new Promise((resolve) => setTimeout(resolve, 100));
  const asked = Date.now();
  child.kill('SIGTERM');
  expect(await live.text()).toBe('data: 1\n\n');
  expect(await slow).toBe('done');
  expect(await ended).toEqual([143, null]);
  expect(Date.now() - asked).toBeLessThan(8_000);
});

test('it does not outlive the process that started it', async () => {
  const { child, url, ended } = await serve({ DRAIN_SECONDS: '60' });
  await fetch(`${url}/live`);
  child.disconnect();
  const [code] = await ended;
  expect([1, 143]).toContain(code);
});

test('it adds who is at the other end to what the request says of itself', async () => {
  const { url } = await serve();
  const ask = async (headers: Record<string, string>) => (await fetch(`${url}/who`, { headers })).text();
  expect(await ask({})).toMatch(/^(::ffff:)?127\.0\.0\.1$/);
  expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toMatch(/^203\.0\.113\.7, (::ffff:)?127\.0\.0\.1$/);
});

test('it listens on both addresses of localhost and on no other, unless HOST says so', async () => {
  const home = await serve();
  await expect.poll(() => addressesOf(home.port)).toEqual(['127.0.0.1', '[::1]']);
  const open = await serve({ HOST: '0.0.0.0' });
  await expect.poll(() => addressesOf(open.port)).toEqual(['127.0.0.1', '127.0.0.2']);
});

async function addressesOf(port: number): Promise<string[]> {
  const asked = ['127.0.0.1', '127.0.0.2', '[::1]'].map(async (host) => {
    const answer = await fetch(`http://${host}:${port}/who`).catch(() => null);
    return (await answer?.text())?.includes(host.replace(/[[\]]/g, '')) || answer?.ok ? [host] : [];
  });
  return (await Promise.all(asked)).flat();
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
const ask = (port: number, address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: address, agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    asked.on('error', reject).end();
  });

/** Two instances behind what a balancer does: it looks who is ready ten times a second. */
test('a balancer and connections kept alive lose none of 4,000 requests while instances are stopped', async () => {
  const drain = { DRAIN_SECONDS: '1.2' };
  const instances = [await serve(drain), await serve(drain)];
  const ready = instances.map(() => true);
  const look = setInterval(() => {
    for (const [index, { port }] of instances.entries())
      ask(port, '/ready').then(
        (status) => {
          ready[index] = status === 200;
        },
        () => {
          ready[index] = false;
        },
      );
  }, 100);
  const lost: unknown[] = [];
  let sent = 0;
  let replacing = true;
  async function client(): Promise<void> {
    while (sent < 4_000 || replacing) {
      const turn = sent++ % 2;
      const { port } = instances[ready[turn] ? turn : 1 - turn] as Served;
      const status = await ask(port, '/quick').catch((error: unknown) => error);
      if (status !== 200) lost.push(status);
    }
  }
  async function replaceBoth(): Promise<void> {
    for (const [index, old] of instances.entries()) {
      old.child.kill('SIGTERM');
      expect(await old.ended).toEqual([143, null]);
      instances[index] = await serve({ ...drain, PORT: String(old.port) });
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    replacing = false;
  }
  const clients = Array.from({ length: 20 }, client);
  await Promise.all([...clients, replaceBoth()]);
  clearInterval(look);
  agent.destroy();
  expect(lost).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(4_000);
});

test('what Next could only fail on is answered, or led to the page for what there is not', async () => {
  const { port } = await serve();
  const ask = async (method: string, target: string) => {
    const asked = request({ port, method, path: target, host: '127.0.0.1' }).end();
    const [answer] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    return `${answer.statusCode} ${Buffer.concat(chunks)}`;
  };
  expect(await ask('TRACE', '/url')).toMatch(/^405 \{"status":405/);
  expect(await ask('GET', '/url/%')).toBe('200 /direccion-no-valida');
  expect(await ask('GET', '/url//x///?k=a//b')).toBe('200 /url/x/?k=a//b');
  expect(await ask('GET', '//url//x')).toBe('200 /url/x');
  expect(await ask('GET', '/url/%ff')).toBe('200 /direccion-no-valida');
  expect(await ask('GET', '/url/%00')).toBe('200 /direccion-no-valida');
  expect(await ask('POST', '/api/%ff')).toMatch(/^400 \{"status":400/);
  expect(await ask('GET', '/url?q=a%00b&x=%ff')).toBe('200 /url?q=ab&x=%ff');
});

test('a page sets the status of its own answer, before that has begun and not for the router', async () => {
  const { url } = await serve();
  const [gone, done, data] = await Promise.all([
    fetch(`${url}/gone`),
    fetch(`${url}/done`),
    fetch(`${url}/gone`, { headers: { RSC: '1' } }),
  ]);
  expect([gone.status, done.status, data.status]).toEqual([404, 200, 200]);
  expect(await gone.text()).toBe('true');
});

test('a form of its own page keeps its address when a proxy passes another Host on; nobody else’s does', async () => {
  const { port } = await serve({ APP_URL: 'https://elenco.example:8443' });
  const hostOf = async (headers: Record<string, string>) => {
    const asked = request({
      port,
      path: '/host',
      host: '127.0.0.1',
      headers: { host: 'elenco', ...headers },
    }).end();
    const [answer] = await once(asked, 'response');
    return text(answer);
  };
  expect(await hostOf({ origin: 'https://elenco.example:8443' })).toBe(
    'elenco.example:8443 elenco.example:8443',
  );
  const named = { origin: 'https://elenco.example:8443', 'x-forwarded-host': 'other' };
  expect(await hostOf(named)).toBe('elenco.example:8443 elenco.example:8443');
  expect(await hostOf({})).toBe('elenco ');
  expect(await hostOf({ origin: 'https://elenco.example' })).toBe('elenco ');
  expect(await hostOf({ origin: 'null' })).toBe('elenco ');
});

test('at home it keeps the name it was reached by, which the mailbox looks at', async () => {
  const { port } = await serve({ APP_URL: 'http://localhost:3000' });
  const headers = { host: 'elenco', origin: 'http://localhost:3000' };
  const asked = request({ port, path: '/host', host: '127.0.0.1', headers }).end();
  const [answer] = await once(asked, 'response');
  expect(await text(answer)).toBe('elenco ');
});

/** What a server says that prints as Next does, with `.env` in its folder. */
async function said(
  variables: Record<string, string>,
  envFile = '',
): Promise<{ out: string; code: unknown }> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'elenco-preload-'));
  writeFileSync(path.join(cwd, '.env'), envFile);
  const print = `console.log('   - Local:         http://localhost:1'); console.log('   - Network:       http://10.0.0.7:1'); console.log(process.env.APP_URL); process.exit(0)`;
  const program = `const server = require('node:http').createServer(); server.listen(Number(process.env.PORT), () => { ${print} })`;
  const child = spawn(process.execPath, ['--import', preload, '-e', program], {
    cwd,
    env: { ...process.env, APP_URL: '', PORT: '0', ...variables },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out: out + err, code };
}

test('an address of the network is told only where it is listened to', async () => {
  expect((await said({})).out).toContain('Local');
  expect((await said({})).out).not.toContain('Network');
  expect((await said({ HOST: '0.0.0.0' })).out).toContain('Network');
});

test('it reads .env as npm start does: what stands in the environment wins', async () => {
  const file = 'APP_URL="https://elenco.example"\nHOST=0.0.0.0\n';
  const env: Record<string, string | undefined> = { APP_URL: undefined };
  expect((await said(env as Record<string, string>, file)).out).toMatch(
    /Network[\s\S]*https:\/\/elenco\.example/,
  );
  expect((await said({ APP_URL: 'https://other.example' }, file)).out).toContain('https://other.example');
});

test('a port that another program has is one line in Spanish', async () => {
  const { port } = await serve();
  const { out, code } = await said({ PORT: String(port) });
  expect(out).toBe(`✗ El puerto ${port} está ocupado por otro programa: ciérralo o elige otro con --port.\n`);
  expect(code).toBe(1);
});
