import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { expectDescribed } from '@/app/api/openapi/testing/described';
import { useDatabase } from '@/db/testing/use-database';
import { resetEnv } from '@/lib/platform/env';
import { GET } from './route';

const database = useDatabase();
const TOKEN = 'una-clave-de-vigilancia-larga';

afterEach(() => {
  delete process.env.MONITOR_TOKEN;
  resetEnv();
});

const ask = (authorization: string) =>
  GET(new Request('http://localhost:3000/api/health/parts', { headers: { authorization } }));

test('a program that watches brings its token, is told 503 while a part is unwell, and no other is answered', async () => {
  const refused = await ask(`Bearer ${TOKEN}`);
  expect(refused.status).toBe(401);
  await expectDescribed('/api/health/parts', refused, 'get');
  process.env.MONITOR_TOKEN = TOKEN;
  resetEnv();
  await database.db.execute(sql`delete from worker_heartbeats`);
  const unwell = await ask(`Bearer ${TOKEN}`);
  expect(unwell.status).toBe(503);
  await expectDescribed('/api/health/parts', unwell, 'get');
  expect(await unwell.json()).toMatchObject({ well: false, parts: { worker: { well: false } } });
  for (const wrong of ['Bearer otra', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`])
    expect((await ask(wrong)).status, wrong).toBe(401);
});
