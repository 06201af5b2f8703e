import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '@/db/migrate';
import { useDatabase } from '@/db/testing/use-database';
import { tamper } from './testing/tamper';
import { verifyChain } from './verify-chain';

const database = useDatabase();
const PER_AGENCY = /_audit_chain_per_agency$/;
const AGENCY = '6a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e';
let folder = '';
afterAll(() => rm(folder, { recursive: true, force: true }));

const tell = (agency: string | null) =>
  database.pool.query(
    `insert into audit_entries (agency_id, actor_kind, entity, entity_id, action) values ($1, 'job', 'a', 'b', 'c')`,
    [agency],
  );

/** The migrations of before each agency had a chain of its own. */
async function earlierMigrations(): Promise<string> {
  folder = await mkdtemp(path.join(tmpdir(), 'elenco-migrations-'));
  await cp('db/migrations', folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const { entries } = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const until = entries.findIndex(({ tag }) => PER_AGENCY.test(tag));
  expect(until).toBeGreaterThan(0);
  await writeFile(file, JSON.stringify({ entries: entries.slice(0, until) }));
  return folder;
}

test('a trail of before holds on, with the head noted of it, and goes on in a chain per agency', async () => {
  await database.pool.query(
    'drop schema public cascade; drop schema migrations cascade; create schema public',
  );
  await migrate(database.url, await earlierMigrations());
  for (const agency of [AGENCY, null, AGENCY]) await tell(agency);
  const { rows } = await database.pool.query<{ hash: string }>(
    'select hash from audit_chain where position = 3',
  );
  const noted = { position: 3, hash: rows[0]?.hash ?? '' };

  await migrate(database.url);
  const { pool } = database;
  expect(await verifyChain(pool, { noted })).toEqual({ links: 3, head: null, fault: null });
  for (const agency of [AGENCY, null]) await tell(agency);
  expect(await verifyChain(pool, { noted })).toEqual({ links: 5, head: null, fault: null });
  const places = await pool.query(
    'select chain, position::int from audit_chain where entry_id > 3 order by entry_id',
  );
  expect(places.rows).toEqual([
    { chain: AGENCY, position: 1 },
    { chain: '00000000-0000-0000-0000-000000000000', position: 4 },
  ]);

  await tamper(pool, "update audit_entries set action = 'x' where id = 2");
  expect(await verifyChain(pool, { noted })).toMatchObject({
    links: 1,
    fault: { kind: 'CHANGED', position: 2 },
  });
});
