import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ACCOUNT_TYPES } from '../values/bank-accounts.ts';
import { CLAIM_PAYMENT_STATES, PAYER_KINDS } from '../values/payouts.ts';
import { banks } from './banks.ts';
import { claims } from './claims.ts';
import { id, instant, money, oneOf, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { payoutItems } from './payouts.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

/**
 * A payment of a claim, by hand or through a batch. A row is never deleted nor rewritten: one that is PAID is rejected by
 * the bank, or reversed, with a reason.
 */
export const claimPayments = pgTable(
  'claim_payments',
  {
    id: id(),
    /** The claim's. */
    agencyId: uuid().notNull(),
    claimId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    payerKind: text({ enum: PAYER_KINDS }).notNull(),
    state: text({ enum: CLAIM_PAYMENT_STATES }).notNull().default('PAID'),
    /** In minor units of the claim's currency. 0 only for a claim of which all was withheld. */
    amount: money().notNull(),
    currencyCode: text().notNull(),
    /** Day of the payment, in Bogotá. */
    paidOn: date({ mode: 'string' }).notNull(),
    reference: text(),
    proofFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** Null for one by hand. */
    payoutItemId: uuid().references(() => payoutItems.id),
    /** Where it went. */
    bankId: integer()
      .notNull()
      .references(() => banks.id),
    accountType: text({ enum: ACCOUNT_TYPES }).notNull(),
    accountLastDigits: text().notNull(),
    /** Null for the system. */
    createdBy: uuid().references(() => users.id),
    /** Why the bank rejected it, or it was reversed. */
    reason: text(),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
    ...timestamps(),
  },
  (t) => [
    unique('claim_payments_tenant').on(t.agencyId, t.id),
    index('claim_payments_claim').on(t.agencyId, t.claimId, t.createdAt),
    index('claim_payments_day').on(t.agencyId, t.paidOn, t.id),
    index('claim_payments_decided').on(t.agencyId, t.decidedAt).where(sql`decided_at is not null`),
    index('claim_payments_talent').on(t.talentId, t.paidOn),
    uniqueIndex('claim_payments_item').on(t.payoutItemId),
    foreignKey({
      name: 'claim_payments_claim_fk',
      columns: [t.agencyId, t.claimId],
      foreignColumns: [claims.agencyId, claims.id],
    }),
    oneOf('claim_payments_kind', 'payer_kind', PAYER_KINDS),
    oneOf('claim_payments_state', 'state', CLAIM_PAYMENT_STATES),
    oneOf('claim_payments_type', 'account_type', ACCOUNT_TYPES),
    rule('claim_payments_amount', 'amount >= 0'),
    rule('claim_payments_reason', "(state = 'PAID') = (reason is null)"),
    rule('claim_payments_currency_code', "currency_code ~ '^[A-Z]{3}$'"),
  ],
);
