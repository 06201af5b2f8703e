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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES, NUMBERED_ACCOUNT_TYPES } from '../values/bank-accounts.ts';
import { BATCH_ITEM_STATES, BATCH_STATES, PAYER_KINDS } from '../values/payouts.ts';
import { agencies } from './agencies.ts';
import { banks } from './banks.ts';
import { claims } from './claims.ts';
import { createdAt, id, instant, jsonIs, money, oneOf, revision, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

const PAYER = "(payer_kind = 'PLATFORM') = (agency_id is null)";
/** One space of numbers per payer. */
const PAYER_KEY = sql`coalesce(agency_id, '00000000-0000-0000-0000-000000000000'::uuid)`;

/** Who pays; `agencyId` is null for the platform. */
const paidBy = () => ({
  payerKind: text({ enum: PAYER_KINDS }).notNull(),
  agencyId: uuid().references(() => agencies.id),
});

const bankAccount = () => ({
  bankId: integer()
    .notNull()
    .references(() => banks.id),
  accountType: text({ enum: ACCOUNT_TYPES }).notNull(),
  accountEncrypted: text().notNull(),
  accountLastDigits: text().notNull(),
});

const byUser = () => uuid().references(() => users.id);

/** An account from which a payer pays, and what its bank wants in a file of payments. */
export const payerAccounts = pgTable(
  'payer_accounts',
  {
    id: id(),
    ...paidBy(),
    ...bankAccount(),
    accountType: text({ enum: NUMBERED_ACCOUNT_TYPES }).notNull(),
    /** As the bank knows it. */
    holder: text().notNull(),
    /** NIT with its check digit, digits alone. */
    taxId: text().notNull(),
    /** Key of a layout of lib/payouts. */
    layout: text().notNull(),
    /** What this payer has otherwise in that layout. */
    layoutOverrides: jsonb().$type<Record<string, string>>(),
    /** The one with which new batches begin. */
    isDefault: boolean().notNull().default(false),
    archivedAt: instant(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    index('payer_accounts_payer').on(PAYER_KEY, t.createdAt),
    uniqueIndex('payer_accounts_default').on(PAYER_KEY).where(sql`is_default`),
    rule('payer_accounts_no_default', 'not is_default or archived_at is null'),
    oneOf('payer_accounts_kind', 'payer_kind', PAYER_KINDS),
    rule('payer_accounts_payer_kind', PAYER),
    oneOf('payer_accounts_type', 'account_type', NUMBERED_ACCOUNT_TYPES),
    jsonIs('payer_accounts', 'layout_overrides', 'object'),
  ],
);

/** Claims that one payer pays together, in one currency. Never deleted: it is cancelled. */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: id(),
    ...paidBy(),
    /** From 1, without gap, per payer. */
    number: integer().notNull(),
    state: text({ enum: BATCH_STATES }).notNull().default('DRAFT'),
    currencyCode: text().notNull(),
    /** Null where the layout needs none. */
    sourceAccountId: uuid().references(() => payerAccounts.id),
    layout: text().notNull(),
    /** Control totals as it was submitted: how many items, and their sum in minor units. */
    itemCount: integer(),
    total: money(),
    /** The payer's amount as it was made, above which somebody else approves; null: none was set. */
    secondApprovalOver: money(),
    createdBy: byUser().notNull(),
    submittedBy: byUser(),
    submittedAt: instant(),
    approvedBy: byUser(),
    approvedAt: instant(),
    exportedBy: byUser(),
    exportedAt: instant(),
    /** The bank file, encrypted in storage, and the SHA-256 of its bytes. */
    fileId: uuid().references(() => files.id),
    fileHash: text(),
    /** Day of the payment, in Bogotá, its reference and its proof. */
    paidOn: date({ mode: 'string' }),
    reference: text(),
    proofFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    closedAt: instant(),
    cancelledAt: instant(),
    /** Who says that the bank did not process its file: another person cancels it then. */
    cancelAskedBy: byUser(),
    cancelAskedAt: instant(),
    /** Why it was given back to draft, or cancelled. */
    reason: text(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('payout_batches_number').on(PAYER_KEY, t.number),
    index('payout_batches_list').on(PAYER_KEY, t.state, t.createdAt, t.id),
    index('payout_batches_list_all').on(PAYER_KEY, t.createdAt, t.id),
    index('payout_batches_open')
      .on(PAYER_KEY, t.createdAt, t.id)
      .where(sql`closed_at is null and cancelled_at is null`),
    index('payout_batches_source').on(t.sourceAccountId),
    oneOf('payout_batches_kind', 'payer_kind', PAYER_KINDS),
    rule('payout_batches_payer_kind', PAYER),
    oneOf('payout_batches_state', 'state', BATCH_STATES),
    rule('payout_batches_totals', "state in ('DRAFT', 'CANCELLED') or (item_count > 0 and total >= 0)"),
    rule('payout_batches_file', "state not in ('EXPORTED', 'CLOSED') or file_hash is not null"),
    rule(
      'payout_batches_approved',
      "state not in ('APPROVED', 'EXPORTED', 'CLOSED') or approved_by is not null",
    ),
    rule('payout_batches_currency_code', "currency_code ~ '^[A-Z]{3}$'"),
  ],
);

/** An account that a talent gave for a claim instead of the one on it; the last one counts. Append-only. */
export const claimAccounts = pgTable(
  'claim_accounts',
  {
    id: id(),
    agencyId: uuid().notNull(),
    claimId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    ...bankAccount(),
    createdAt: createdAt(),
  },
  (t) => [
    index('claim_accounts_claim').on(t.claimId, t.createdAt),
    index('claim_accounts_talent').on(t.talentId),
    foreignKey({
      name: 'claim_accounts_claim_fk',
      columns: [t.agencyId, t.claimId],
      foreignColumns: [claims.agencyId, claims.id],
    }),
    oneOf('claim_accounts_type', 'account_type', ACCOUNT_TYPES),
  ],
);

/** A claim in a batch. `agencyId` is the claim's. It leaves a draft; after that its row stays. */
export const payoutItems = pgTable(
  'payout_items',
  {
    id: id(),
    batchId: uuid()
      .notNull()
      .references(() => payoutBatches.id),
    agencyId: uuid().notNull(),
    claimId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    /** What is paid of the claim's net, in minor units. */
    amount: money().notNull(),
    state: text({ enum: BATCH_ITEM_STATES }).notNull().default('OPEN'),
    addedBy: byUser().notNull(),
    /** Where it is paid, frozen as its batch is submitted; null before. */
    bankId: integer().references(() => banks.id),
    accountType: text({ enum: ACCOUNT_TYPES }),
    accountLastDigits: text(),
    /** The talent's account instead of the claim's; null for the claim's. */
    claimAccountId: uuid().references(() => claimAccounts.id),
    /** Why the bank rejected it, or it was reversed. */
    reason: text(),
    ...timestamps(),
  },
  (t) => [
    index('payout_items_by_claim_account').on(t.claimAccountId).where(sql`claim_account_id is not null`),
    uniqueIndex('payout_items_open').on(t.claimId).where(sql`state = 'OPEN'`),
    uniqueIndex('payout_items_once').on(t.batchId, t.claimId),
    index('payout_items_claim').on(t.agencyId, t.claimId),
    index('payout_items_talent').on(t.talentId),
    foreignKey({
      name: 'payout_items_claim_fk',
      columns: [t.agencyId, t.claimId],
      foreignColumns: [claims.agencyId, claims.id],
    }),
    oneOf('payout_items_state', 'state', BATCH_ITEM_STATES),
    rule('payout_items_amount', 'amount >= 0'),
    rule('payout_items_reason', "(state in ('REJECTED', 'REVERSED')) = (reason is not null)"),
  ],
);
