import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CHANNELS, MESSAGE_STATUSES } from '../values/messages.ts';
import { agencies } from './agencies.ts';
import { clients } from './clients.ts';
import { createdAt, id, instant, jsonIs, oneOf, rule } from './columns.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/**
 * Everything that Elenco tells somebody, one row per message and channel: outbox and list of what was sent. What it says
 * is composed from `payload` when it is sent, so no secret is stored.
 */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** On whose behalf; null for Elenco's own. */
    agencyId: uuid().references(() => agencies.id),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** Whom it is for, of one of three kinds; null for the people of an agency together and for strangers. */
    talentId: uuid().references(() => talents.id),
    userId: uuid().references(() => users.id),
    clientId: uuid(),
    eventId: uuid(),
    /** Mail address or number used; of push how many devices. */
    toAddress: text(),
    status: text({ enum: MESSAGE_STATUSES }).notNull().default('QUEUED'),
    /** Who sent by hand what Elenco only prepared; null for what Elenco sends. */
    sentBy: uuid().references(() => users.id),
    /** How who carries it calls it; of mail its Message-ID. */
    providerId: text(),
    attempts: integer().notNull().default(0),
    error: text(),
    createdAt: createdAt(),
    /** Not before; null: at once. */
    dueAt: instant(),
    sentAt: instant(),
    deliveredAt: instant(),
    openedAt: instant(),
    failedAt: instant(),
  },
  (t) => [
    index('messages_agency').on(t.agencyId, t.createdAt),
    index('messages_talent').on(t.talentId, t.createdAt, t.id).where(sql`talent_id is not null`),
    index('messages_user').on(t.userId, t.createdAt).where(sql`user_id is not null`),
    index('messages_client').on(t.agencyId, t.clientId).where(sql`client_id is not null`),
    index('messages_event').on(t.agencyId, t.eventId, t.createdAt, t.id).where(sql`event_id is not null`),
    index('messages_by_hand').on(t.sentBy).where(sql`sent_by is not null`),
    // What is told of a quotation and of somebody's account has it in its payload alone.
    index('messages_quotation')
      .on(sql`(payload ->> 'quotationId')`)
      .where(sql`payload ->> 'quotationId' is not null`),
    index('messages_account').on(sql`(payload ->> 'userId')`).where(sql`payload ->> 'userId' is not null`),
    index('messages_open').on(t.status).where(sql`status in ('QUEUED', 'FAILED')`),
    uniqueIndex('messages_provider').on(t.channel, t.providerId).where(sql`provider_id is not null`),
    foreignKey({
      name: 'messages_client_fk',
      columns: [t.agencyId, t.clientId],
      foreignColumns: [clients.agencyId, clients.id],
    }),
    foreignKey({
      name: 'messages_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('messages_channel', 'channel', CHANNELS),
    oneOf('messages_status', 'status', MESSAGE_STATUSES),
    rule('messages_one_person', 'num_nonnulls(talent_id, user_id, client_id) <= 1'),
    jsonIs('messages', 'payload', 'object'),
  ],
);
