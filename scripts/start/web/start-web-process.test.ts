import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

// node:cluster needs a primary of its own: a program starts two of them and says what becomes of them.
const START = path.join(import.meta.dirname, 'start-web-process.ts');
const SERVER = path.join(import.meta.dirname, 'testing/server.cjs');
const PRIMARY = `
  import cluster from 'node:cluster';
  const { startWebProcess } = await import(${JSON.stringify(START)});
  const { keepRunning } = await import(${JSON.stringify(path.join(import.meta.dirname, '../keep-running.ts'))});
  const { RotatingLog } = await import(${JSON.stringify(path.join(import.meta.dirname, '../rotating-log.ts'))});
  const log = new RotatingLog(process.env.LOG_FILE);
  const setup = cluster.setupPrimary;
  cluster.setupPrimary = (options) => setup.call(cluster, { ...options, exec: ${JSON.stringify(SERVER)} });
  const port = Number(process.env.PORT);
  const kept = [1, 2].map((number) => keepRunning(
    () => startWebProcess({ number, port, variables: process.env, log }),
    (how) => process.send({ number, how }),
    { first: 10, longest: 10 },
  ));
  process.on('message', async () => {
    await Promise.all(kept.map((each) => each.stop(5000)));
    process.send('stopped');
    process.exit(0);
  });
`;

let primary: ChildProcess | undefined;
let folder = '';
const logFile = () => path.join(folder, 'app.log');
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'elenco-web-'));
});
afterEach(() => primary?.kill('SIGKILL'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  primary = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PRIMARY], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DRAIN_SECONDS: '0',
      NODE_ENV: 'production',
      LOG_FILE: logFile(),
    },
  });
  await expect.poll(() => everybody(port), { timeout: 20_000 }).toEqual(['1', '2']);
  return port;
}

/** The body of an answer; '' where nobody gave one. */
const ask = (port: number, address: string, agent: Agent | false = false): Promise<string> =>
  new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: address, agent }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      resolve(Buffer.concat(parts).toString());
    });
    asked.on('error', () => resolve(''));
  });

/** Who answers four connections, one after the other. */
async function everybody(port: number): Promise<string[]> {
  const seen = new Set<string>();
  for (let count = 0; count < 4; count += 1) seen.add(await ask(port, '/number'));
  return [...seen].filter(Boolean).sort();
}

test('connections go to each in turn, one that dies is started again, and meanwhile the other answers', async () => {
  const port = await start();
  const said = once(primary as ChildProcess, 'message');
  await ask(port, '/die');
  const [{ number }] = await said;
  const other = number === 1 ? '2' : '1';
  const meanwhile = await Promise.all(Array.from({ length: 10 }, () => ask(port, '/number')));
  expect(meanwhile).toContain(other);
  expect(meanwhile).not.toContain('');
  await expect.poll(() => everybody(port), { timeout: 20_000 }).toEqual(['1', '2']);
  const lines = (await readFile(logFile(), 'utf8')).trim().split('\n');
  expect(lines.sort()).toEqual(['process 1 begins', 'process 2 begins', `process ${number} begins`].sort());
});

test('asked to stop, all finish what they are answering', async () => {
  const port = await start();
  const agent = new Agent({ keepAlive: true });
  const slow = [ask(port, '/slow', agent), ask(port, '/slow', agent)];
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stopped = once(primary as ChildProcess, 'message');
  primary?.send('stop');
  expect((await Promise.all(slow)).sort()).toEqual(['1', '2']);
  expect(await stopped).toEqual(['stopped', undefined]);
  expect(await ask(port, '/number')).toBe('');
});

test('Ctrl-C, which reaches all of them, ends none by itself', async () => {
  const port = await start();
  const pids = [await ask(port, '/pid'), await ask(port, '/pid')].map(Number);
  for (const pid of pids) for (const signal of ['SIGINT', 'SIGHUP']) process.kill(pid, signal);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([await ask(port, '/pid'), await ask(port, '/pid')].map(Number).sort()).toEqual(pids.sort());
});

test('they do not outlive the process that started them', async () => {
  const port = await start();
  const pids = [await ask(port, '/pid'), await ask(port, '/pid')].map(Number);
  primary?.kill('SIGKILL');
  const isThere = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(() => pids.filter(isThere), { timeout: 10_000 }).toEqual([]);
});
