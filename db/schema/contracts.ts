import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CONTRACT_PAPER_KINDS } from '../values/contract-papers.ts';
import { contractTypes } from './catalogues.ts';
import { id, instant, jsonIs, oneOf, rule, timestamps } from './columns.ts';
import { convocateds } from './convocatories.ts';
import { events } from './events.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

export const CONTRACT_CONSENTS = ['habeasData', 'clausula'] as const;

/** Whose row it is: of a talent at an event of an agency. */
const ofTalentAtEvent = () => ({
  agencyId: uuid().notNull(),
  eventId: uuid().notNull(),
  talentId: uuid()
    .notNull()
    .references(() => talents.id),
});

const eventOf = (name: string, t: { agencyId: AnyPgColumn; eventId: AnyPgColumn }) =>
  foreignKey({ name, columns: [t.agencyId, t.eventId], foreignColumns: [events.agencyId, events.id] });

/** A signed contract. Everything the PDF says is frozen in `snapshot` at the moment of signing. */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    ...ofTalentAtEvent(),
    convocatedId: uuid().notNull(),
    /** Its number at its agency in the year: from 1, without gap, in the order of signing. */
    code: integer().notNull(),
    /** The year of its number; null for one signed before numbers had years. */
    year: integer(),
    contractTypeId: integer()
      .notNull()
      .references(() => contractTypes.id),
    /** The day of signing in the event's time zone. */
    dateContract: date({ mode: 'string' }).notNull(),
    habeasDataAcceptedAt: instant().notNull(),
    clausesAcceptedAt: instant().notNull(),
    signedAt: instant().notNull(),
    /** When the agency signed too, by which it is complete. */
    agencySignedAt: instant(),
    /** When both annulled it: it binds nobody any more. */
    voidedAt: instant(),
    /** What amendments made of dates, place and fee; null while they are those of the snapshot. */
    terms: jsonb().$type<Record<string, unknown>>(),
    signerIp: text(),
    signerAgent: text(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    snapshotHash: text().notNull(),
    /** The agency's logo at the signing: the PDF carries it whenever it is made. */
    logoFileId: uuid().references(() => files.id),
    pdfFileId: uuid().references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    index('contracts_by_convocated').on(t.convocatedId),
    index('contracts_by_event').on(t.eventId, t.talentId),
    index('contracts_by_talent').on(t.talentId),
    unique('contracts_tenant').on(t.agencyId, t.id),
    uniqueIndex('contracts_once').on(t.eventId, t.talentId).where(sql`voided_at is null`),
    uniqueIndex('contracts_convocated').on(t.convocatedId).where(sql`voided_at is null`),
    uniqueIndex('contracts_code').on(t.agencyId, sql`coalesce(year, 0)`, t.code),
    index('contracts_signed_by_talent')
      .on(t.agencyId, t.signedAt)
      .where(sql`agency_signed_at is null and voided_at is null`),
    index('contracts_to_sign')
      .on(t.agencyId, t.eventId)
      .where(sql`agency_signed_at is null and voided_at is null`),
    rule('contracts_code_positive', 'code > 0'),
    eventOf('contracts_event_fk', t),
    foreignKey({
      name: 'contracts_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }),
    jsonIs('contracts', 'terms', 'object'),
    jsonIs('contracts', 'snapshot', 'object'),
  ],
);

/** The four documents, uploaded one by one before signing; the last upload of each kind counts. */
export const contractDocuments = pgTable(
  'contract_documents',
  {
    id: id(),
    ...ofTalentAtEvent(),
    contractId: uuid(),
    kind: text({ enum: CONTRACT_PAPER_KINDS }).notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    index('contract_documents_by_contract').on(t.contractId).where(sql`contract_id is not null`),
    index('contract_documents_by_talent').on(t.talentId),
    uniqueIndex('contract_documents_once').on(t.eventId, t.talentId, t.kind),
    eventOf('contract_documents_event_fk', t),
    oneOf('contract_documents_kind', 'kind', CONTRACT_PAPER_KINDS),
  ],
);

/** What a talent accepted before signing, and when the server heard of it; taken back, its row goes. */
export const contractConsents = pgTable(
  'contract_consents',
  {
    id: id(),
    ...ofTalentAtEvent(),
    kind: text({ enum: CONTRACT_CONSENTS }).notNull(),
    /** Whose clauses were read. */
    contractTypeId: integer().references(() => contractTypes.id),
    acceptedAt: instant().notNull(),
    ...timestamps(),
  },
  (t) => [
    index('contract_consents_by_talent').on(t.talentId),
    uniqueIndex('contract_consents_once').on(t.eventId, t.talentId, t.kind),
    eventOf('contract_consents_event_fk', t),
    oneOf('contract_consents_kind', 'kind', CONTRACT_CONSENTS),
  ],
);
