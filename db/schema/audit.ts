import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, jsonIs, rule } from './columns.ts';

/** Append-only: a trigger refuses update and delete. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: createdAt(),
    agencyId: uuid(),
    actorKind: text().notNull(),
    actorId: text(),
    entity: text().notNull(),
    entityId: text().notNull(),
    action: text().notNull(),
    fromState: text(),
    toState: text(),
    detail: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_entries_row').on(t.entity, t.entityId, t.id),
    index('audit_entries_agency').on(t.agencyId, t.id),
    index('audit_entries_event').on(sql`(detail->>'eventId')`, t.id),
    jsonIs('audit_entries', 'detail', 'object'),
  ],
);

/** The chain of what belongs to no agency. It holds also what was written before each agency had a chain of its own. */
export const CHAIN_OF_NO_AGENCY = '00000000-0000-0000-0000-000000000000';

/**
 * Each entry of the audit trail, per agency in the order in which they were committed, with a hash over it and the
 * link before: who changes, removes or slips in one breaks the chain there (`npm run audit:verify`). A trigger writes
 * it at the commit of the entry, and another refuses update and delete (decision 74).
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    /** The agency of the entry, or CHAIN_OF_NO_AGENCY. */
    chain: uuid().notNull().default(CHAIN_OF_NO_AGENCY),
    /** In its chain, from 1, without gap. */
    position: bigint({ mode: 'number' }).notNull(),
    entryId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => auditEntries.id),
    /** SHA-256 in hexadecimal. */
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chain, t.position] }),
    rule('audit_chain_position', 'position > 0'),
    rule('audit_chain_hash', "hash ~ '^[0-9a-f]{64}$'"),
  ],
);

/**
 * The ends that chains had, in one chain of their own: the last seal, kept elsewhere, proves of every chain what came
 * before. Append-only like the links.
 */
export const auditSeals = pgTable(
  'audit_seals',
  {
    /** From 1, without gap. */
    number: bigint({ mode: 'number' }).primaryKey(),
    chain: uuid().notNull(),
    position: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 in hexadecimal over the seal before and the link that it tells of. */
    hash: text().notNull(),
  },
  (t) => [
    unique('audit_seals_link').on(t.chain, t.position),
    foreignKey({
      name: 'audit_seals_chain_fk',
      columns: [t.chain, t.position],
      foreignColumns: [auditChain.chain, auditChain.position],
    }),
    rule('audit_seals_number', 'number > 0'),
    rule('audit_seals_hash', "hash ~ '^[0-9a-f]{64}$'"),
  ],
);
