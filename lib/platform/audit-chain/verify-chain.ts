import type pg from 'pg';
import { type EntryTexts, linkHash, NO_HASH } from './link-hash';

/** The place and hash of a link; that of the last one, kept elsewhere, stands for all before it. */
export type Head = { readonly position: number; readonly hash: string };

/**
 * The first fault that a chain has. CHANGED: what the entry says is not what was hashed, or another one stands in its
 * place. MISSING_ENTRY: the link is there, what it told of is not. MISSING_LINK: a link is gone, so the next one has
 * another place. UNCHAINED: an entry that no commit put into the chain. HEAD_GONE: the link that was noted elsewhere
 * is not there, so the end was cut off, or all was written anew.
 */
export type ChainFault = {
  readonly kind: 'CHANGED' | 'MISSING_ENTRY' | 'MISSING_LINK' | 'UNCHAINED' | 'HEAD_GONE';
  /** Of the chain; null for an entry that has none. */
  readonly position: number | null;
  readonly entryId: string | null;
};

export type ChainVerdict = {
  readonly links: number;
  /** The last link that was found right; null for an empty chain. */
  readonly head: Head | null;
  readonly fault: ChainFault | null;
};

type Options = {
  /** A link noted elsewhere earlier. */
  readonly noted?: Head;
  readonly batch?: number;
};

type Row = Omit<EntryTexts, 'id'> & {
  readonly position: string;
  readonly entryId: string;
  readonly hash: string;
  /** Null when the entry is gone. */
  readonly id: string | null;
};

const BATCH = 5000;

const LINKS = `
  select c.position::text, c.entry_id::text as "entryId", c.hash, e.id::text,
    (extract(epoch from e.at) * 1000000)::bigint::text as at, e.agency_id::text as "agencyId",
    e.actor_kind as "actorKind", e.actor_id as "actorId", e.entity, e.entity_id as "entityId", e.action,
    e.from_state as "fromState", e.to_state as "toState", e.detail::text
  from audit_chain c left join audit_entries e on e.id = c.entry_id
  where c.position > $1 order by c.position limit $2`;

const UNCHAINED = `
  select e.id::text from audit_entries e
  where not exists (select from audit_chain c where c.entry_id = e.id) order by e.id limit 1`;

/**
 * Walks the chain of the audit trail from its beginning and works every hash out again, in batches and over one
 * snapshot, so that what is written meanwhile neither stands in its way nor looks like a fault. It reads only.
 */
export async function verifyChain(pool: pg.Pool, options: Options = {}): Promise<ChainVerdict> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await walk(client, options);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

async function walk(client: pg.PoolClient, { noted, batch = BATCH }: Options): Promise<ChainVerdict> {
  let head = null as Head | null;
  let notedSeen = noted === undefined;
  const stop = (fault: ChainFault | null): ChainVerdict => ({ links: head?.position ?? 0, head, fault });
  for (;;) {
    const { rows }: { rows: Row[] } = await client.query<Row>(LINKS, [head?.position ?? 0, batch]);
    for (const row of rows) {
      const fault = faultOf(row, head);
      if (fault) return stop(fault);
      head = { position: Number(row.position), hash: row.hash };
      notedSeen ||= noted?.position === head.position && noted.hash === head.hash;
    }
    if (rows.length < batch) break;
  }
  if (!notedSeen) return stop({ kind: 'HEAD_GONE', position: noted?.position ?? null, entryId: null });
  const { rows } = await client.query<{ id: string }>(UNCHAINED);
  return stop(rows[0] ? { kind: 'UNCHAINED', position: null, entryId: rows[0].id } : null);
}

/** What is wrong with a link that follows on one that is right. */
function faultOf({ position, entryId, hash, id, ...entry }: Row, head: Head | null): ChainFault | null {
  const expected = (head?.position ?? 0) + 1;
  if (Number(position) !== expected) return { kind: 'MISSING_LINK', position: expected, entryId: null };
  if (id === null) return { kind: 'MISSING_ENTRY', position: expected, entryId };
  if (linkHash({ ...entry, id }, head?.hash ?? NO_HASH) === hash) return null;
  return { kind: 'CHANGED', position: expected, entryId };
}
