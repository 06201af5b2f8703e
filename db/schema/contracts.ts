import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
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
import { ACCOUNT_TYPES } from '../values/bank-accounts.ts';
import { CLAIM_STATES } from '../values/claims.ts';
import { CONTRACT_DOCUMENT_KINDS } from '../values/contract-documents.ts';
import { banks, contractTypes, documentTypes } from './catalogues.ts';
import { createdAt, id, instant, money, oneOf, rule, timestamps } from './columns.ts';
import { convocateds } from './convocatories.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
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
    unique('contracts_tenant').on(t.agencyId, t.id),
    uniqueIndex('contracts_once').on(t.eventId, t.talentId).where(sql`voided_at is null`),
    uniqueIndex('contracts_convocated').on(t.convocatedId).where(sql`voided_at is null`),
    uniqueIndex('contracts_code').on(t.agencyId, sql`coalesce(year, 0)`, t.code),
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
  ],
);

/** The four documents, uploaded one by one before signing; the last upload of each kind counts. */
export const contractDocuments = pgTable(
  'contract_documents',
  {
    id: id(),
    ...ofTalentAtEvent(),
    contractId: uuid(),
    kind: text({ enum: CONTRACT_DOCUMENT_KINDS }).notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('contract_documents_once').on(t.eventId, t.talentId, t.kind),
    eventOf('contract_documents_event_fk', t),
    oneOf('contract_documents_kind', 'kind', CONTRACT_DOCUMENT_KINDS),
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
    uniqueIndex('contract_consents_once').on(t.eventId, t.talentId, t.kind),
    eventOf('contract_consents_event_fk', t),
    oneOf('contract_consents_kind', 'kind', CONTRACT_CONSENTS),
  ],
);

/** A payment claim (cuenta de cobro). The account number is encrypted; only its last digits stand in clear. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    convocatoryId: uuid().notNull(),
    convocatedId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    contractId: uuid().notNull(),
    code: integer().notNull(),
    date: date({ mode: 'string' }).notNull(),
    activities: text().notNull(),
    price: money().notNull(),
    currencyCode: text().notNull(),
    bankId: integer()
      .notNull()
      .references(() => banks.id),
    accountType: text({ enum: ACCOUNT_TYPES }).notNull(),
    accountEncrypted: text().notNull(),
    accountLastDigits: text().notNull(),
    thirdParty: boolean().notNull(),
    name: text().notNull(),
    documentTypeId: integer().references(() => documentTypes.id),
    identification: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    email: text().notNull(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: CLAIM_STATES }).notNull().default('SENT'),
    /** Each correction by the talent is the next one; earlier ones are in `claim_versions`. */
    version: integer().notNull().default(1),
    /** When this version was sent; `created_at` is of the first. */
    sentAt: createdAt(),
    /** Why it was returned last. It stays when the talent corrects it. */
    returnedReason: text(),
    /** Who approved it first, where two people must. */
    firstApprovedBy: uuid().references(() => users.id),
    firstApprovedAt: instant(),
    approvedBy: uuid().references(() => users.id),
    approvedAt: instant(),
    /** Income tax withheld from it, in minor units; null until it is approved, and in those approved before it was counted. */
    withheld: money(),
    /** How that was worked out, as `ClaimWithholding`. */
    withholding: jsonb().$type<Record<string, unknown>>(),
    paidAt: instant(),
    paidBy: uuid().references(() => users.id),
    paymentReference: text(),
    payoutBatchId: uuid(),
    pdfFileId: uuid().references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    unique('claims_tenant').on(t.agencyId, t.id),
    uniqueIndex('claims_once').on(t.convocatedId),
    uniqueIndex('claims_code').on(t.agencyId, t.code),
    index('claims_list').on(t.agencyId, t.status, t.sentAt, t.id),
    index('claims_list_all').on(t.agencyId, t.sentAt, t.id),
    index('claims_of_talent').on(t.agencyId, t.talentId, t.approvedAt),
    index('claims_list_price').on(t.agencyId, t.price, t.id),
    foreignKey({
      name: 'claims_contract_fk',
      columns: [t.agencyId, t.contractId],
      foreignColumns: [contracts.agencyId, contracts.id],
    }),
    foreignKey({
      name: 'claims_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }),
    oneOf('claims_account_type', 'account_type', ACCOUNT_TYPES),
    oneOf('claims_status', 'status', CLAIM_STATES),
    rule('claims_price', 'price > 0'),
    rule('claims_withheld', 'withheld between 0 and price'),
    rule('claims_version', 'version > 0'),
    rule('claims_returned', "status <> 'RETURNED' or returned_reason is not null"),
    rule(
      'claims_two_people',
      'first_approved_by is null or approved_by is null or first_approved_by <> approved_by',
    ),
  ],
);

/** What a talent claimed before it corrected a returned claim, and why that was returned. */
export const claimVersions = pgTable(
  'claim_versions',
  {
    id: id(),
    agencyId: uuid().notNull(),
    claimId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    version: integer().notNull(),
    price: money().notNull(),
    accountEncrypted: text().notNull(),
    accountLastDigits: text().notNull(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    returnedReason: text().notNull(),
    pdfFileId: uuid().references(() => files.id),
    sentAt: instant().notNull(),
    /** When the talent replaced it. */
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('claim_versions_once').on(t.claimId, t.version),
    index('claim_versions_talent').on(t.talentId),
    foreignKey({
      name: 'claim_versions_claim_fk',
      columns: [t.agencyId, t.claimId],
      foreignColumns: [claims.agencyId, claims.id],
    }),
  ],
);
