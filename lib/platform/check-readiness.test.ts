import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { isReady } from './check-readiness';
import { closeDatabase } from './database';
import { resetEnv } from './env';

const reachable = useDatabase();
afterEach(closeDatabase);

test('is ready while the database answers', async () => {
  process.env.DATABASE_URL = reachable.url;
  expect(await isReady()).toBe(true);
});

test('is not ready once it has been asked to stop, so that a balancer goes elsewhere', async () => {
  process.env.DATABASE_URL = reachable.url;
  Object.assign(globalThis, { elencoStopping: true });
  expect(await isReady()).toBe(false);
  Object.assign(globalThis, { elencoStopping: false });
  expect(await isReady()).toBe(true);
});

test('is not ready while a variable is missing, whatever the database says', async () => {
  const secret = process.env.NEXTAUTH_SECRET ?? '';
  process.env.DATABASE_URL = reachable.url;
  process.env.NEXTAUTH_SECRET = '';
  resetEnv();
  expect(await isReady()).toBe(false);
  process.env.NEXTAUTH_SECRET = secret;
  resetEnv();
  expect(await isReady()).toBe(true);
});

test('is not ready when nobody listens', async () => {
  process.env.DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none';
  expect(await isReady()).toBe(false);
});

test('is not ready, long before a connection is given up, when the server takes connections and says nothing', async () => {
  const taken: Socket[] = [];
  const silent = createServer((socket) => taken.push(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.env.DATABASE_URL = `postgresql://nobody@127.0.0.1:${port}/none`;
  const asked = Date.now();
  expect(await isReady()).toBe(false);
  expect(Date.now() - asked).toBeLessThan(8_000);
  for (const socket of taken) socket.destroy();
  silent.close();
});
