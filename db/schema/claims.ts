import { sql } from 'drizzle-orm';
import {
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
import { banks } from './banks.ts';
import { documentTypes } from './catalogues.ts';
import { createdAt, id, instant, jsonIs, money, oneOf, rule, timestamps } from './columns.ts';
import { contracts } from './contracts.ts';
import { convocateds } from './convocatories.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

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
    /** The agency's own reference, counted over all its claims. */
    code: integer().notNull(),
    /** What its document is called: the talent's own series, whoever the debtor is. */
    number: integer().notNull(),
    /** Sent before talents had a series: its document bears the agency's reference. */
    numberedByAgency: boolean().notNull().default(false),
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
    /** The agency's amount as the claim was sent, above which two approve; null: none was set. */
    secondApprovalOver: money(),
    firstApprovedBy: uuid().references(() => users.id),
    firstApprovedAt: instant(),
    approvedBy: uuid().references(() => users.id),
    approvedAt: instant(),
    /** Income tax withheld from it, in minor units; null until it is approved, and in those approved before it was counted. */
    withheld: money(),
    /** What IVA adds to it, less ReteICA and ReteIVA, in minor units; 0 until it is approved. */
    otherTaxes: money().notNull().default(0),
    /** How that was worked out, as `PaymentWithholding`. */
    withholding: jsonb().$type<Record<string, unknown>>(),
    /** What the reviewer says of a talent who resides abroad, as `NonResidentTreatment`; null for nothing besides the law's usual. */
    nonResident: jsonb().$type<Record<string, unknown>>(),
    /** The paper of the treaty by which less is withheld. */
    treatyFileId: uuid().references(() => files.id),
    /** Sum of its payments that stand, in minor units: its net once it is PAID, less while it is partly paid. */
    paid: money().notNull().default(0),
    /** The day of the payment by which it was paid in full, at noon in Bogotá. */
    paidAt: instant(),
    /** The one open batch in which it lies. */
    payoutBatchId: uuid(),
    /** Why nothing can be paid into its account, until the talent gives another one. */
    accountProblem: text(),
    pdfFileId: uuid().references(() => files.id),
    /** Its name, event and numbers, as the list is searched; a trigger keeps it. */
    searchText: text().notNull().default(''),
    ...timestamps(),
  },
  (t) => [
    index('claims_by_contract').on(t.contractId),
    index('claims_by_payout_batch').on(t.payoutBatchId).where(sql`payout_batch_id is not null`),
    index('claims_by_talent').on(t.talentId),
    index('claims_by_event').on(t.eventId),
    unique('claims_tenant').on(t.agencyId, t.id),
    uniqueIndex('claims_once').on(t.convocatedId),
    uniqueIndex('claims_code').on(t.agencyId, t.code),
    uniqueIndex('claims_number').on(t.talentId, t.number).where(sql`not numbered_by_agency`),
    index('claims_by_number').on(t.agencyId, t.number),
    // Of what is open, which is little however long the table is.
    index('claims_to_review').on(t.agencyId, t.eventId).where(sql`status = 'SENT'`),
    index('claims_to_pay')
      .on(t.agencyId, t.approvedAt, t.id)
      .where(sql`status = 'APPROVED' and not third_party`),
    index('claims_list').on(t.agencyId, t.status, t.sentAt, t.id),
    index('claims_list_all').on(t.agencyId, t.sentAt, t.id),
    index('claims_of_talent').on(t.agencyId, t.talentId, t.approvedAt),
    // What is booked of a month.
    index('claims_approved').on(t.agencyId, t.approvedAt).where(sql`status in ('APPROVED', 'PAID')`),
    index('claims_list_price').on(t.agencyId, t.price, t.id),
    // The inbox of what the platform pays, of all agencies.
    index('claims_platform').on(t.status, sql`coalesce(approved_at, sent_at)`, t.id).where(sql`third_party`),
    index('claims_platform_all').on(sql`coalesce(approved_at, sent_at)`, t.id).where(sql`third_party`),
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
    rule('claims_paid', 'paid between 0 and price - coalesce(withheld, 0) + other_taxes'),
    rule('claims_paid_in_full', "status <> 'PAID' or paid = price - coalesce(withheld, 0) + other_taxes"),
    rule('claims_unpaid', "status in ('APPROVED', 'PAID') or paid = 0"),
    rule('claims_in_batch', "payout_batch_id is null or status = 'APPROVED'"),
    rule('claims_version', 'version > 0'),
    rule('claims_returned', "status <> 'RETURNED' or returned_reason is not null"),
    rule(
      'claims_two_people',
      'first_approved_by is null or approved_by is null or first_approved_by <> approved_by',
    ),
    rule('claims_currency_code', "currency_code ~ '^[A-Z]{3}$'"),
    jsonIs('claims', 'snapshot', 'object'),
    jsonIs('claims', 'withholding', 'object'),
    jsonIs('claims', 'non_resident', 'object'),
  ],
);
