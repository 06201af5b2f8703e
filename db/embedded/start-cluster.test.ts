import { cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { livePostmaster, pidFileOf } from './postmaster.ts';
import { type Cluster, runningClusterUrl, startCluster } from './start-cluster.ts';

let dataDir: string;
let cluster: Cluster | undefined;

const pgData = () => path.join(dataDir, 'data');
const start = async (durable = false) => {
  cluster = await startCluster({ dataDir, durable });
  return cluster;
};

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'elenco-cluster-'));
});
afterEach(async () => cluster?.stop());
afterAll(async () => rm(dataDir, { recursive: true, force: true }));

test('starts from nothing, after an interrupted first start too, and keeps data, port and password', async () => {
  await mkdir(path.join(dataDir, 'data.partial-dead'));
  const first = await start();
  await query(first.url, "create table kept as select 'ñ'::text as letter, upper('ñandú') as upper");
  await first.stop();
  expect(first.isRunning()).toBe(false);
  expect(await runningClusterUrl(dataDir)).toBeUndefined();

  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await runningClusterUrl(dataDir)).toBe(first.url);
  expect(await query(second.url, 'select * from kept')).toEqual([{ letter: 'ñ', upper: 'ÑANDÚ' }]);
  await expect(stat(path.join(dataDir, 'data.partial-dead'))).rejects.toThrow('ENOENT');
});

test('listens on this machine only and lets nobody in without the password', async () => {
  const { url, port } = await start();
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  for (const role of ['elenco', 'elenco_app']) {
    const wrong = `postgresql://${role}:wrong@127.0.0.1:${port}/elenco`;
    await expect(query(wrong, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  }
  for (const file of ['password', 'application-password']) {
    expect((await stat(path.join(dataDir, file))).mode & 0o077).toBe(0);
  }
});

test('takes over a server that a killed start left running', async () => {
  const first = await start();
  const pid = livePostmaster(pgData())?.pid;
  const second = await start();
  expect(livePostmaster(pgData())?.pid).toBe(pid);
  expect(second.port).toBe(first.port);
});

test('comes back with everything after the server was killed', async () => {
  const first = await start(true);
  await query(first.url, 'create table before_the_kill as select 1 as x');
  process.kill(livePostmaster(pgData())?.pid ?? 0, 'SIGKILL');
  const second = await start();
  expect(await query(second.url, 'select x from before_the_kill')).toEqual([{ x: 1 }]);
});

test('does not mistake a process that got the number of its old server for that server', async () => {
  const first = await start();
  const pidFile = await readFile(pidFileOf(pgData()), 'utf8');
  await first.stop();
  await writeFile(pidFileOf(pgData()), pidFile.replace(/^\d+/, String(process.pid)));
  expect(first.isRunning()).toBe(false);
  const second = await start();
  expect(await query(second.url, 'select 1 as x')).toEqual([{ x: 1 }]);
});

test('moves to another port when its own is taken', async () => {
  const first = await start();
  await first.stop();
  const other = createServer().listen(first.port, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const second = await start();
  expect(second.port).not.toBe(first.port);
  other.close();
});

test('starts on a copy that was made with cp -r, by root too, and follows no link in it', async () => {
  const first = await start();
  await query(first.url, 'create table copied as select 7 as x');
  await first.stop();
  const outside = path.join(dataDir, 'outside');
  await writeFile(outside, '');
  const owner = (await stat(outside)).uid;
  const copy = await mkdtemp(path.join(tmpdir(), 'elenco-copy-'));
  await cp(dataDir, copy, { recursive: true });
  await symlink(outside, path.join(copy, 'data', 'base', 'link'));
  cluster = await startCluster({ dataDir: copy, durable: false });
  expect(await query(cluster.url, 'select * from copied')).toEqual([{ x: 7 }]);
  expect((await stat(outside)).uid).toBe(owner);
  await cluster.stop();
  await rm(copy, { recursive: true, force: true });
});

test('says in one line that it may not write there', async () => {
  const file = path.join(dataDir, 'a-file');
  await writeFile(file, '');
  await expect(startCluster({ dataDir: path.join(file, 'below'), durable: false })).rejects.toMatchObject({
    name: 'ClusterError',
  });
});
