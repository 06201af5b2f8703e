import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { BOOK_PAPERS, JOURNAL_ACCOUNTS } from '../values/journal-accounts.ts';
import { PAYER_KINDS } from '../values/payouts.ts';
import { agencies } from './agencies.ts';
import { claimPayments } from './claim-payments.ts';
import { createdAt, id, instant, jsonIs, oneOf, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

/**
 * Certificates of what was withheld from a talent in a year (art. 381 ET). Of a payer, a talent and a year one is in
 * force; when its figures change another takes its place. A trigger refuses changes of what it says.
 */
export const withholdingCertificates = pgTable(
  'withholding_certificates',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    /** Of what was withheld, in Bogotá. */
    year: integer().notNull(),
    /** The platform paid for the agency and withheld: it is the payer. */
    thirdParty: boolean().notNull(),
    /** Who numbers it: the agency, or the platform across agencies. */
    numberedBy: text({ enum: PAYER_KINDS }).notNull().default('AGENCY'),
    /** Consecutive of who numbers it in that year, replaced ones too. */
    code: integer().notNull(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    /** SHA-256 of what it says of payer, talent and figures: the same content is not certified twice. */
    contentHash: text().notNull(),
    issuedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When another one took its place, or nothing was left to certify. */
    endedAt: instant(),
    pdfFileId: uuid().references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    unique('withholding_certificates_tenant').on(t.agencyId, t.id),
    uniqueIndex('withholding_certificates_code')
      .on(t.agencyId, t.year, t.code)
      .where(sql`numbered_by = 'AGENCY'`),
    uniqueIndex('withholding_certificates_platform_code')
      .on(t.year, t.code)
      .where(sql`numbered_by = 'PLATFORM'`),
    uniqueIndex('withholding_certificates_in_force')
      .on(t.agencyId, t.talentId, t.year, t.thirdParty)
      .where(sql`ended_at is null`),
    index('withholding_certificates_of_talent').on(t.talentId, t.year),
    rule('withholding_certificates_year', 'year between 2020 and 2200'),
    oneOf('withholding_certificates_numbered_by', 'numbered_by', PAYER_KINDS),
    rule('withholding_certificates_platform', "numbered_by = 'AGENCY' or third_party"),
    jsonIs('withholding_certificates', 'snapshot', 'object'),
  ],
);

/** Accounts by which an agency's accountant books what Elenco knows, where they are not the usual ones. */
export const journalAccounts = pgTable(
  'journal_accounts',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    use: text({ enum: JOURNAL_ACCOUNTS }).notNull(),
    /** Of the PUC: 4 to 10 figures. */
    account: text().notNull(),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ name: 'journal_accounts_pk', columns: [t.agencyId, t.use] }),
    oneOf('journal_accounts_use', 'use', JOURNAL_ACCOUNTS),
    rule('journal_accounts_account', "account ~ '^[1-9][0-9]{3,9}$'"),
  ],
);

/** The last number of each kind of paper in an agency's books. Triggers count them on. */
export const bookNumbers = pgTable(
  'book_numbers',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    paper: text({ enum: BOOK_PAPERS }).notNull(),
    lastNumber: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'book_numbers_pk', columns: [t.agencyId, t.paper] }),
    oneOf('book_numbers_paper', 'paper', BOOK_PAPERS),
  ],
);

/**
 * Months of the journal that an agency has closed, with their entries as they were booked. One that was opened again stays
 * beside the one that holds. A trigger refuses any other change.
 */
export const closedMonths = pgTable(
  'closed_months',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** `YYYY-MM`. */
    month: text().notNull(),
    entries: jsonb().$type<unknown[]>().notNull(),
    closedBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** When, by whom and why it was opened again; null while it holds. */
    reopenedAt: instant(),
    reopenedBy: uuid().references(() => users.id),
    reopenedReason: text(),
  },
  (t) => [
    uniqueIndex('closed_months_in_force').on(t.agencyId, t.month).where(sql`reopened_at is null`),
    rule('closed_months_reopened', 'num_nonnulls(reopened_at, reopened_by, reopened_reason) in (0, 3)'),
    rule('closed_months_month', "month ~ '^20[2-9][0-9]-(0[1-9]|1[0-2])$'"),
    rule('closed_months_entries', "jsonb_typeof(entries) = 'array'"),
    jsonIs('closed_months', 'entries', 'array'),
  ],
);

/** Receipts of what was paid of claims: one per payment, which says whether it stands. A trigger refuses changes. */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    id: id(),
    agencyId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    paymentId: uuid().notNull(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    pdfFileId: uuid().references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('payment_receipts_once').on(t.paymentId),
    index('payment_receipts_of_talent').on(t.talentId, t.createdAt),
    foreignKey({
      name: 'payment_receipts_payment_fk',
      columns: [t.agencyId, t.paymentId],
      foreignColumns: [claimPayments.agencyId, claimPayments.id],
    }),
    jsonIs('payment_receipts', 'snapshot', 'object'),
  ],
);
