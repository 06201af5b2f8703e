import { createHash } from 'node:crypto';

/** An entry of the audit trail with every value as PostgreSQL writes it as text, the instant in microseconds. */
export type EntryTexts = {
  readonly id: string;
  readonly at: string;
  readonly agencyId: string | null;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly entity: string;
  readonly entityId: string;
  readonly action: string;
  readonly fromState: string | null;
  readonly toState: string | null;
  /** The text of the jsonb. */
  readonly detail: string | null;
};

/** What stands before the first link of a chain, and before the first seal. */
export const NO_HASH = '0'.repeat(64);

/** Its length in bytes and itself, so that no two entries read alike. */
const field = (value: string | null): string =>
  value === null ? '-,' : `${Buffer.byteLength(value)}:${value},`;

/** The hash of a link of the chain, as `audit_link_hash` of the database has it, worked out without asking it. */
export function linkHash(entry: EntryTexts, previous: string): string {
  const fields = [
    previous,
    entry.id,
    entry.at,
    entry.agencyId,
    entry.actorKind,
    entry.actorId,
    entry.entity,
    entry.entityId,
    entry.action,
    entry.fromState,
    entry.toState,
    entry.detail,
  ];
  return createHash('sha256').update(fields.map(field).join('')).digest('hex');
}

/** Where a chain ended. */
export type ChainEnd = { readonly chain: string; readonly position: number; readonly hash: string };

/** The hash of a seal: over the seal before and the end of a chain. */
export const sealHash = ({ chain, position, hash }: ChainEnd, previous: string): string =>
  createHash('sha256')
    .update([previous, chain, String(position), hash].map(field).join(''))
    .digest('hex');
