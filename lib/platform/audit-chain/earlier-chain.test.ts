import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { tamper } from './testing/tamper';
import { verifyChain } from './verify-chain';

const database = useDatabase();
const AGENCY = '6a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e';

const tell = (agency: string | null) =>
  database.pool.query(
    `insert into audit_entries (agency_id, actor_kind, entity, entity_id, action) values ($1, 'job', 'a', 'b', 'c')`,
    [agency],
  );

/** Entries of agencies and of none in one chain, as they stand since before each agency had its own. */
const tellAsBefore = (...agencies: readonly (string | null)[]) =>
  tamper(
    database.pool,
    ...agencies.flatMap((agency) => [
      `insert into audit_entries (agency_id, actor_kind, entity, entity_id, action)
       values (${agency ? `'${agency}'` : 'null'}, 'job', 'a', 'b', 'c')`,
      `insert into audit_chain (position, entry_id, hash)
       select e.id, e.id, audit_link_hash(e, coalesce((select hash from audit_chain where position = e.id - 1), repeat('0', 64)))
       from audit_entries e order by e.id desc limit 1`,
    ]),
  );

test('a trail of before holds on, with the head noted of it, and goes on in a chain per agency', async () => {
  await tellAsBefore(AGENCY, null, AGENCY);
  const { rows } = await database.pool.query<{ hash: string }>(
    'select hash from audit_chain where position = 3',
  );
  const noted = { position: 3, hash: rows[0]?.hash ?? '' };

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
