import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Muted } from '../values/messages.ts';
import { createdAt, id, instant, revision, rule, timestamps } from './columns.ts';
import { mobileTokens, userSessions, users } from './identity.ts';
import { talents } from './talents.ts';

/** A browser that takes push messages of a talent, or of a person of the portal. The address is of the browser's maker; who knows it may not read them. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    talentId: uuid().references(() => talents.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The session in which it was given: with it ended it takes none. */
    sessionId: uuid().references(() => userSessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    /** The browser's public key and secret, in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (t) => [
    index('push_subscriptions_talent').on(t.talentId),
    index('push_subscriptions_user').on(t.userId),
    index('push_subscriptions_session').on(t.sessionId),
    rule('push_subscriptions_whose', 'num_nonnulls(talent_id, user_id) = 1'),
  ],
);

/** The installations of the mobile app that take push messages: each of one talent, and no longer than it is signed in. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    /** What it is signed in by; null where another application is the app's backend. */
    mobileTokenId: uuid().references(() => mobileTokens.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [index('push_tokens_talent').on(t.talentId), index('push_tokens_mobile').on(t.mobileTokenId)],
);

/** How a talent wants to be told; who has no row is told as the defaults say. */
export const talentMessageSettings = pgTable(
  'talent_message_settings',
  {
    talentId: uuid()
      .primaryKey()
      .references(() => talents.id, { onDelete: 'cascade' }),
    /** Minutes after midnight in its city between which nothing rings; equal: never quiet. */
    quietFrom: smallint().notNull(),
    quietUntil: smallint().notNull(),
    /** `<topic>.<channel>` of what it does not want; `all.whatsapp` of who wants nothing by WhatsApp. */
    muted: text().array().$type<Muted[]>().notNull().default([]),
    ...timestamps(),
    revision: revision(),
  },
  () => [
    rule('talent_message_settings_quiet', 'quiet_from between 0 and 1439 and quiet_until between 0 and 1439'),
  ],
);
