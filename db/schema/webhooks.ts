import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DELIVERY_STATES } from '../values/webhooks.ts';
import { agencies } from './agencies.ts';
import { id, instant, oneOf, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';

/** Addresses of an agency's programs that are told of what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    url: text().notNull(),
    /** Audit entries (`entity.action`) that are told. */
    happenings: text().array().notNull(),
    /** Encrypted with the row's id. */
    secretEncrypted: text().notNull(),
    /** The one before it, with which messages are signed too until then. */
    formerSecretEncrypted: text(),
    formerUntil: instant(),
    /** Since when nothing arrived; null while it does. */
    failingSince: instant(),
    /** Attempts in a row at which nobody was there, and until when it is left alone after the last. */
    failuresInRow: integer().notNull().default(0),
    restsUntil: instant(),
    /** While a message is being sent, so that the next one does not overtake it. */
    busyUntil: instant(),
    /** Told of nothing: by a press, or after days without an answer. */
    pausedAt: instant(),
    removedAt: instant(),
    ...timestamps(),
  },
  (t) => [
    unique('webhooks_tenant').on(t.agencyId, t.id),
    index('webhooks_living').on(t.agencyId).where(sql`removed_at is null`),
    rule('webhooks_url', "url ~ '^https?://' and length(url) <= 500"),
    rule('webhooks_happenings', 'cardinality(happenings) between 1 and 50'),
  ],
);

/** What an address is told, or was; a trigger on the audit trail makes them in the transaction of what happened. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    agencyId: uuid().notNull(),
    webhookId: uuid().notNull(),
    /** The entry that it tells of; null for a test. */
    auditId: bigint({ mode: 'number' }),
    /** The entry's place in the agency's trail, in whose order messages go. */
    position: bigint({ mode: 'number' }),
    /** `entity.action`, or `webhook.test`. */
    happening: text().notNull(),
    entityId: text().notNull(),
    fromState: text(),
    toState: text(),
    eventId: text(),
    happenedAt: instant().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default('WAITING'),
    attempts: integer().notNull().default(0),
    /** Attempts that the address answered, and did not take. */
    refusals: integer().notNull().default(0),
    nextAttemptAt: instant(),
    /** Of the last attempt. */
    statusCode: integer(),
    tookMs: integer(),
    failure: text(),
    answer: text(),
    attemptedAt: instant(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.webhookId, t.auditId),
    index('webhook_deliveries_due').on(t.nextAttemptAt).where(sql`state = 'WAITING'`),
    index('webhook_deliveries_next').on(t.webhookId, t.position).where(sql`state = 'WAITING'`),
    index('webhook_deliveries_newest').on(t.webhookId, t.createdAt, t.id),
    index('webhook_deliveries_kept').on(t.createdAt),
    foreignKey({
      name: 'webhook_deliveries_webhook_fk',
      columns: [t.agencyId, t.webhookId],
      foreignColumns: [webhooks.agencyId, webhooks.id],
    }).onDelete('cascade'),
    oneOf('webhook_deliveries_state', 'state', DELIVERY_STATES),
    rule('webhook_deliveries_waits', "(state = 'WAITING') = (next_attempt_at is not null)"),
  ],
);
