import type pg from 'pg';
import { type ChainEnd, NO_HASH, sealHash } from './link-hash';
import type { Head } from './verify-chain';

/** Any number: one process at a time seals. */
const LOCK = 7_391_484;

/** The ends of the chains that went on since they were sealed. Steps from chain to chain in the index. */
const MOVED = `
  with recursive chains as (
    (select a.chain from audit_chain a order by a.chain limit 1)
    union all
    select (select a.chain from audit_chain a where a.chain > c.chain order by a.chain limit 1)
    from chains c where c.chain is not null
  )
  select c.chain::text, last.position::int8::text as position, last.hash
  from chains c cross join lateral (
    select a.position, a.hash from audit_chain a where a.chain = c.chain order by a.position desc limit 1
  ) last
  where not exists (select from audit_seals s where s.chain = c.chain and s.position = last.position)
  order by c.chain`;

/**
 * Seals the ends that the chains of the audit trail have now, and tells the last seal: kept where the database cannot
 * reach it, it proves every entry committed before. Null while there is no entry. It checks nothing: what was changed
 * before is sealed as it is, and found by `verifyChain`.
 */
export async function sealChains(pool: pg.Pool): Promise<Head | null> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const last = await client.query<{ number: string; hash: string }>(
      'select s.number::text, s.hash from audit_seals s order by s.number desc limit 1',
    );
    const [before] = last.rows;
    let head: Head | null = before ? { position: Number(before.number), hash: before.hash } : null;
    const moved = await client.query<{ chain: string; position: string; hash: string }>(MOVED);
    for (const row of moved.rows) {
      const end: ChainEnd = { ...row, position: Number(row.position) };
      head = { position: (head?.position ?? 0) + 1, hash: sealHash(end, head?.hash ?? NO_HASH) };
      await client.query('insert into audit_seals (number, chain, position, hash) values ($1, $2, $3, $4)', [
        head.position,
        end.chain,
        end.position,
        head.hash,
      ]);
    }
    await client.query('commit');
    return head;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
