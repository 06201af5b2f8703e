import { date, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PAYOUT_PARTS, PAYOUT_STATES } from '../values/third-party.ts';
import { id, money, oneOf, rule, timestamps } from './columns.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';

/**
 * What the platform paid to an agency of what it collected for one of its events, in the event's currency. A row is never
 * deleted: it is undone with a reason.
 */
export const thirdPartyPayouts = pgTable(
  'third_party_payouts',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    part: text({ enum: PAYOUT_PARTS }).notNull(),
    amount: money().notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    reference: text(),
    note: text(),
    /** The bank's proof, which the agency opens too. */
    proofFileId: uuid().references(() => files.id, { onDelete: 'set null' }),
    state: text({ enum: PAYOUT_STATES }).notNull().default('PAID'),
    /** Why it was undone. */
    reason: text(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (t) => [
    index('third_party_payouts_event').on(t.agencyId, t.eventId, t.createdAt, t.id),
    foreignKey({
      name: 'third_party_payouts_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('third_party_payouts_part', 'part', PAYOUT_PARTS),
    oneOf('third_party_payouts_state', 'state', PAYOUT_STATES),
    rule('third_party_payouts_amount', 'amount > 0'),
    rule('third_party_payouts_reason', "(state = 'UNDONE') = (reason is not null)"),
  ],
);
