import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { recordAudit } from '../audit';
import { transact } from '../transaction';
import { emptyTrail } from './testing/tamper';
import { verifyChain } from './verify-chain';

const database = useDatabase();
const pools: pg.Pool[] = [];
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const client = (id: string) => ({ id, agencyId: '6a1f7f0e-53a5-4dd3-9a4e-4a3c5a1f7f0e' });
const tell = (id: string, detail?: Record<string, unknown>) =>
  transact((tx) => recordAudit(tx, anonymous, 'client.update', client(id), { detail }));
const verify = () => verifyChain(database.pool, { batch: 3 });
const links = async () =>
  (await database.pool.query<{ n: string }>('select count(*) n from audit_chain')).rows[0]?.n;

beforeEach(() => emptyTrail(database.pool));

describe('the chain', () => {
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

  test('has neither gap nor deadlock when two hundred transactions commit at once, holding locks on others', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 40 });
    pools.push(pool);
    await pool.query('create table if not exists held (id int primary key, n int not null default 0)');
    await pool.query('insert into held select generate_series(0, 9) on conflict do nothing');
    const write = async (count: number) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const first = `insert into audit_entries (actor_kind, entity, entity_id, action) values ('job', 'held', '${count}', 'count')`;
        const second = `update held set n = n + 1 where id = ${(count >> 1) % 5}`;
        // Some take the row's lock before they write of it, some after.
        for (const statement of count % 2 ? [first, second, first] : [second, first, first]) {
          await client.query(statement);
        }
        await client.query(count % 10 === 9 ? 'rollback' : 'commit');
      } finally {
        client.release();
      }
    };
    await Promise.all(Array.from({ length: 200 }, (_, count) => write(count)));
    expect(await verify()).toMatchObject({ links: 360, fault: null, head: { position: 360 } });
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
    for (const statement of [
      "update audit_chain set hash = repeat('a', 64)",
      'delete from audit_chain',
      'truncate audit_chain',
      'truncate audit_entries cascade',
    ]) {
      await expect(database.pool.query(statement), statement).rejects.toThrow('append-only');
    }
  });
});
