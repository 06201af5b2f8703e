import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { recordAudit } from '../audit';
import { transact } from '../transaction';
import { sealChains } from './seal-chains';
import { emptyTrail } from './testing/tamper';
import { verifyChain } from './verify-chain';

const database = useDatabase();
const pools: pg.Pool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const AGENCY = '6a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e';
const OTHER = '5a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e';
const client = (id: string, agencyId: string | null = AGENCY) => ({ id, agencyId });
const tell = (id: string, detail?: Record<string, unknown>) =>
  transact((tx) => recordAudit(tx, anonymous, 'client.update', client(id), { detail }));
const verify = () => verifyChain(database.pool, { batch: 3 });
const links = async () =>
  (await database.pool.query<{ n: string }>('select count(*) n from audit_chain')).rows[0]?.n;

beforeEach(() => emptyTrail(database.pool));

describe('a chain', () => {
  test('follows the commits, and holds for what is empty, long, quoted and in any script', async () => {
    expect(await verify()).toEqual({ links: 0, head: null, fault: null });
    await tell('');
    await tell('-', {
      text: 'o\'Brien \\ "comillas" \u2028 😀 ñ',
      nothing: null,
      deep: { a: [{}, [], 1e21, 0.1] },
    });
    await tell('x'.repeat(20_000));
    await transact(async (tx) => {
      await recordAudit(tx, anonymous, 'client.update', client('one'));
      await recordAudit(tx, anonymous, 'client.update', { id: 'two', agencyId: null }, { from: 61, to: 62 });
    });
    expect(await verify()).toMatchObject({ links: 5, fault: null });
  });

  test('does not depend on how a session writes times, numbers and strings', async () => {
    const client = await database.pool.connect();
    await client.query(
      "set timezone = 'Asia/Kolkata'; set datestyle = 'SQL, DMY'; set intervalstyle = 'iso_8601'; " +
        "set bytea_output = 'escape'; set extra_float_digits = 0; set lc_numeric = 'C'",
    );
    await client.query(
      `insert into audit_entries (actor_kind, entity, entity_id, action, detail)
       values ('job', 'client', 'elsewhere', 'update', '{"b": 1.10, "a": 0.30000000000000004}')`,
    );
    await client.query('reset all');
    client.release();
    expect(await verify()).toMatchObject({ links: 1, fault: null });
  });

  test('has no link of a transaction that was rolled back', async () => {
    await tell('kept');
    const failed = transact(async (tx) => {
      await recordAudit(tx, anonymous, 'client.update', client('undone'));
      throw new Error('changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    await transact(async (tx) => {
      await tx
        .transaction(async (inner) => {
          await recordAudit(inner, anonymous, 'client.update', client('undone too'));
          throw new Error('only this part');
        })
        .catch(() => undefined);
      await recordAudit(tx, anonymous, 'client.update', client('kept too'));
    });
    expect(await verify()).toMatchObject({ links: 2, fault: null });
  });

  test('has neither gap nor deadlock when two hundred transactions of several agencies commit at once', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 40 });
    pools.push(pool);
    const CHAINS = [`'${AGENCY}'`, `'${OTHER}'`, 'null'];
    await pool.query('create table if not exists held (id int primary key, n int not null default 0)');
    await pool.query('insert into held select generate_series(0, 9) on conflict do nothing');
    const write = async (count: number) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const entry = (agency: string) =>
          `insert into audit_entries (agency_id, actor_kind, entity, entity_id, action) values (${agency}, 'job', 'held', '${count}', 'count')`;
        const first = entry(CHAINS[count % 3] ?? 'null');
        // Those of two chains come to them in either order.
        const last = entry(CHAINS[(count >> 2) % 3] ?? 'null');
        const second = `update held set n = n + 1 where id = ${(count >> 1) % 5}`;
        // Some take the row's lock before they write of it, some after.
        for (const statement of count % 2 ? [first, second, last] : [second, first, last]) {
          await client.query(statement);
        }
        await client.query(count % 10 === 9 ? 'rollback' : 'commit');
      } finally {
        client.release();
      }
    };
    await Promise.all(Array.from({ length: 200 }, (_, count) => write(count)));
    expect(await verify()).toMatchObject({ links: 360, fault: null });
    const { rows } = await pool.query('select distinct chain from audit_chain');
    expect(rows).toHaveLength(3);
    await pool.query('drop table held');
  });

  test('refuses a transaction whose snapshot may be older than the last link', async () => {
    const client = await database.pool.connect();
    await client.query('begin isolation level repeatable read');
    await client.query(
      "insert into audit_entries (actor_kind, entity, entity_id, action) values ('job', 'a', 'b', 'c')",
    );
    await expect(client.query('commit')).rejects.toThrow('read committed');
    client.release();
    expect(await links()).toBe('0');
  });

  test('is append-only', async () => {
    await tell('one');
    await sealChains(database.pool);
    for (const statement of [
      "update audit_chain set hash = repeat('a', 64)",
      'delete from audit_chain',
      'truncate audit_chain cascade',
      "update audit_seals set hash = repeat('a', 64)",
      'delete from audit_seals',
      'truncate audit_seals',
      'truncate audit_entries cascade',
    ]) {
      await expect(database.pool.query(statement), statement).rejects.toThrow('append-only');
    }
  });
});

describe('commits', () => {
  /** A connection whose transaction has written an entry of an agency and waits at its commit, all locks of the chain held. */
  async function holding(pool: pg.Pool, agency: string): Promise<pg.PoolClient> {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(ENTRY, [agency]);
    // What the commit does before its flush.
    await client.query('set constraints all immediate');
    return client;
  }
  const ENTRY = `insert into audit_entries (agency_id, actor_kind, entity, entity_id, action)
    values ($1, 'job', 'a', 'b', 'c')`;
  const WAITING = `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  const waiting = async () => (await database.pool.query<{ n: number }>(WAITING)).rows[0]?.n;

  test('of one agency wait for one another, and no other agency does', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 4 });
    pools.push(pool);
    const held = await holding(pool, AGENCY);

    await pool.query(ENTRY, [OTHER]);
    await pool.query(ENTRY, [null]);
    expect(await links()).toBe('2');

    const same = pool.query(ENTRY, [AGENCY]);
    await expect.poll(waiting).toBe(1);
    await held.query('commit');
    held.release();
    await same;
    expect(await verify()).toMatchObject({ links: 4, fault: null });
  });

  test('of what has just been killed leave neither entry nor link, and the chain goes on', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 4 });
    pools.push(pool);
    pool.on('error', () => undefined);
    const held = await holding(pool, AGENCY);
    held.on('error', () => undefined);
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    held.release(true);
    await pool.query(ENTRY, [AGENCY]);
    expect(await verify()).toMatchObject({ links: 1, fault: null });
    const { rows: kept } = await database.pool.query('select id from audit_entries');
    expect(kept).toHaveLength(1);
  });
});
