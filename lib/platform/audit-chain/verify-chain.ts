import type pg from 'pg';
import { CHAIN_OF_NO_AGENCY } from '@/db/schema';
import { type EntryTexts, linkHash, NO_HASH, sealHash } from './link-hash';

/** The place and hash of a link or a seal. That of the last seal, kept elsewhere, stands for all before it. */
export type Head = { readonly position: number; readonly hash: string };

/**
 * The first fault that a trail has. CHANGED: what the entry says is not what was hashed, or another one stands in its
 * place. MISSING_ENTRY: the link is there, what it told of is not. MISSING_LINK: a link is gone, so the next one has
 * another place. UNCHAINED: an entry that no commit put into a chain. SEAL_BROKEN: a chain does not end, or no longer
 * goes the way, that a seal says; or a seal is gone. HEAD_GONE: what was noted elsewhere is not there, so the end was
 * cut off, or all was written anew.
 */
export type ChainFault = {
  readonly kind: 'CHANGED' | 'MISSING_ENTRY' | 'MISSING_LINK' | 'UNCHAINED' | 'SEAL_BROKEN' | 'HEAD_GONE';
  /** The agency, or CHAIN_OF_NO_AGENCY; null where the fault is in none. */
  readonly chain: string | null;
  /** In the chain, of a seal among the seals; null for an entry that has no link. */
  readonly position: number | null;
  readonly entryId: string | null;
};

export type ChainVerdict = {
  /** Links that were found right, of all chains. */
  readonly links: number;
  /** The last seal; null where there is none. */
  readonly head: Head | null;
  readonly fault: ChainFault | null;
};

type Options = {
  /** A seal noted elsewhere earlier, or a link, of before each agency had a chain of its own. */
  readonly noted?: Head;
  readonly batch?: number;
};

type Row = Omit<EntryTexts, 'id'> & {
  readonly chain: string;
  readonly position: string;
  readonly entryId: string;
  readonly hash: string;
  /** Null when the entry is gone. */
  readonly id: string | null;
};

type SealRow = {
  readonly number: string;
  readonly chain: string;
  readonly position: string;
  readonly hash: string;
  /** Null when the link is gone. */
  readonly link: string | null;
};

type Place = Head & { readonly chain: string };

const BATCH = 5000;

const LINKS = `
  select c.chain::text, c.position::text, c.entry_id::text as "entryId", c.hash, e.id::text,
    (extract(epoch from e.at) * 1000000)::bigint::text as at, e.agency_id::text as "agencyId",
    e.actor_kind as "actorKind", e.actor_id as "actorId", e.entity, e.entity_id as "entityId", e.action,
    e.from_state as "fromState", e.to_state as "toState", e.detail::text
  from audit_chain c left join audit_entries e on e.id = c.entry_id
  where (c.chain, c.position) > ($1::uuid, $2) order by c.chain, c.position limit $3`;

const SEALS = `
  select s.number::text, s.chain::text, s.position::text, s.hash, c.hash as link
  from audit_seals s left join audit_chain c on c.chain = s.chain and c.position = s.position
  where s.number > $1 order by s.number limit $2`;

const UNCHAINED = `
  select e.id::text from audit_entries e
  where not exists (select from audit_chain c where c.entry_id = e.id) order by e.id limit 1`;

/**
 * Walks every chain of the audit trail from its beginning and works every hash out again, then those of the seals, in
 * batches and over one snapshot, so that what is written meanwhile neither stands in its way nor looks like a fault.
 * It reads only.
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
  let links = 0;
  let seal = null as Head | null;
  let notedSeen = noted === undefined;
  const see = (head: Head) => {
    notedSeen ||= noted?.position === head.position && noted.hash === head.hash;
  };
  const stop = (fault: ChainFault | null): ChainVerdict => ({ links, head: seal, fault });

  let place: Place = { chain: CHAIN_OF_NO_AGENCY, position: 0, hash: NO_HASH };
  for (let rows: Row[] | undefined; !rows || rows.length === batch; ) {
    ({ rows } = await client.query<Row>(LINKS, [place.chain, place.position, batch]));
    for (const row of rows) {
      if (row.chain !== place.chain) place = { chain: row.chain, position: 0, hash: NO_HASH };
      const fault = faultOf(row, place);
      if (fault) return stop(fault);
      place = { chain: row.chain, position: Number(row.position), hash: row.hash };
      links += 1;
      if (row.chain === CHAIN_OF_NO_AGENCY) see(place);
    }
  }
  for (let rows: SealRow[] | undefined; !rows || rows.length === batch; ) {
    ({ rows } = await client.query<SealRow>(SEALS, [seal?.position ?? 0, batch]));
    for (const row of rows) {
      const fault = faultOfSeal(row, seal);
      if (fault) return stop(fault);
      seal = { position: Number(row.number), hash: row.hash };
      see(seal);
    }
  }
  if (noted && !notedSeen) {
    return stop({ kind: 'HEAD_GONE', chain: null, position: noted.position, entryId: null });
  }
  const { rows } = await client.query<{ id: string }>(UNCHAINED);
  return stop(rows[0] ? { kind: 'UNCHAINED', chain: null, position: null, entryId: rows[0].id } : null);
}

/** What is wrong with a link that follows on one that is right. */
function faultOf({ chain, position, entryId, hash, id, ...entry }: Row, last: Place): ChainFault | null {
  const expected = last.position + 1;
  const fault = (kind: ChainFault['kind'], of: string | null) => ({
    kind,
    chain,
    position: expected,
    entryId: of,
  });
  if (Number(position) !== expected) return fault('MISSING_LINK', null);
  if (id === null) return fault('MISSING_ENTRY', entryId);
  const itsChain = chain === CHAIN_OF_NO_AGENCY || chain === entry.agencyId;
  return itsChain && linkHash({ ...entry, id }, last.hash) === hash ? null : fault('CHANGED', entryId);
}

/** What is wrong with a seal that follows on one that is right; the links before it are known to be. */
function faultOfSeal({ number, chain, position, hash, link }: SealRow, last: Head | null): ChainFault | null {
  const expected = (last?.position ?? 0) + 1;
  const whole =
    Number(number) === expected &&
    link !== null &&
    sealHash({ chain, position: Number(position), hash: link }, last?.hash ?? NO_HASH) === hash;
  return whole ? null : { kind: 'SEAL_BROKEN', chain, position: expected, entryId: null };
}
