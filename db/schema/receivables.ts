import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATES } from '../values/client-payments.ts';
import { WITHHELD_TAXES } from '../values/withheld-taxes.ts';
import { createdAt, id, instant, money, oneOf, revision, rule, timestamps } from './columns.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';

/** How an event is charged, where that is not simply its total when it ends: one row per event. */
export const eventCollections = pgTable(
  'event_collections',
  {
    eventId: uuid().primaryKey(),
    agencyId: uuid().notNull(),
    /** Of the invoice, or the collection account, made elsewhere. */
    invoiceNumber: text(),
    invoicedOn: date({ mode: 'string' }),
    /** Null where it follows from the terms of the client. */
    dueOn: date({ mode: 'string' }),
    /** What is charged instead of the event's total, with the reason; null for the total. */
    amount: money(),
    amountReason: text(),
    /** The client is reminded by mail. */
    reminds: boolean().notNull().default(true),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    index('event_collections_agency').on(t.agencyId, t.invoicedOn),
    foreignKey({
      name: 'event_collections_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    rule('event_collections_amount', 'amount is null or amount >= 0'),
    rule('event_collections_reason', '(amount is null) = (amount_reason is null)'),
  ],
);

/**
 * What settles, or takes back, what the client of an event owes; in the event's currency, beside its advance, which is
 * kept on the event. A row is never deleted: it is undone with a reason.
 */
export const clientPayments = pgTable(
  'client_payments',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    /** Which tax the client withheld; null for what it paid, and where nobody said: income tax. */
    withheldTax: text({ enum: WITHHELD_TAXES }),
    /** In the agency's books, once it is received: a trigger counts them on. */
    bookNumber: integer(),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    /** Null for a proof of which the agency has not said how much it is. */
    amount: money(),
    paidOn: date({ mode: 'string' }),
    method: text({ enum: PAYMENT_METHODS }),
    reference: text(),
    note: text(),
    proofFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    /** The platform received it for the agency: frozen from the event. */
    thirdParty: boolean().notNull(),
    /** Of the two halves of a credit that was moved. */
    transferId: uuid(),
    /** Why it was refused or undone. */
    reason: text(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    /** What it settles; negative for what goes back. */
    settled: money().generatedAlwaysAs(
      sql`case when state <> 'RECEIVED' then 0 when kind in ('REFUND', 'CREDIT_OUT') then -amount else amount end`,
    ),
    ...timestamps(),
  },
  (t) => [
    unique('client_payments_number').on(t.agencyId, t.bookNumber),
    unique('client_payments_tenant').on(t.agencyId, t.id),
    index('client_payments_event').on(t.agencyId, t.eventId, t.createdAt, t.id),
    // What is booked of a month.
    index('client_payments_received').on(t.agencyId, t.paidOn).where(sql`state = 'RECEIVED'`),
    index('client_payments_of_reported').on(t.agencyId, t.eventId).where(sql`state = 'REPORTED'`),
    index('client_payments_reported').on(t.agencyId, t.createdAt).where(sql`state = 'REPORTED'`),
    foreignKey({
      name: 'client_payments_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('client_payments_kind', 'kind', PAYMENT_KINDS),
    oneOf('client_payments_tax', 'withheld_tax', WITHHELD_TAXES),
    rule('client_payments_taxed', "withheld_tax is null or kind = 'WITHHELD'"),
    oneOf('client_payments_state', 'state', PAYMENT_STATES),
    oneOf('client_payments_method', 'method', PAYMENT_METHODS),
    rule('client_payments_amount', 'amount > 0'),
    rule(
      'client_payments_counted',
      "state in ('REPORTED', 'REFUSED') or (amount is not null and paid_on is not null)",
    ),
    rule('client_payments_reason', "(state in ('REFUSED', 'UNDONE')) = (reason is not null)"),
    rule('client_payments_credit', "(kind in ('CREDIT_IN', 'CREDIT_OUT')) = (transfer_id is not null)"),
  ],
);

/** Reminders that a client got of what it owes for an event: one per turn of a due date. */
export const collectionReminders = pgTable(
  'collection_reminders',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** Which of the agency's days it was, after the due date. */
    turn: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('collection_reminders_once').on(t.eventId, t.dueOn, t.turn),
    foreignKey({
      name: 'collection_reminders_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
  ],
);
