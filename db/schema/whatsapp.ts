import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, jsonIs } from './columns.ts';
import { messages } from './messages.ts';

/** What Meta told, by its own id, so that it is handled once. */
export const whatsappEvents = pgTable(
  'whatsapp_events',
  {
    id: text().primaryKey(),
    /** Encrypted; null once it is handled. */
    body: text(),
    createdAt: createdAt(),
    takenAt: instant(),
  },
  (t) => [index('whatsapp_events_taken').on(t.takenAt).where(sql`taken_at is not null`)],
);

/** What is known of a number that wrote: whether it wants no messages, and when it was last answered. */
export const whatsappNumbers = pgTable('whatsapp_numbers', {
  /** Digits with the country's code, as WhatsApp writes it. */
  number: text().primaryKey(),
  /** Since when it wants none. */
  leftAt: instant(),
  /** Time of the last word to leave or come back, as WhatsApp dated it. */
  wishedAt: instant(),
  /** When something that it wrote was last answered in general words. */
  answeredAt: instant(),
  /** Number of ours to which it wrote. */
  ownNumber: text(),
  createdAt: createdAt(),
});

/** The buttons of a message that was sent: what they send back holds the secret of which this is the SHA-256. */
export const messageReplies = pgTable(
  'message_replies',
  {
    secretHash: text().primaryKey(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** The one number from which they count. */
    number: text().notNull(),
    /** What the message said that an answer depends on, such as dates. */
    told: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Time of the last answer, as WhatsApp dated it. */
    answeredAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('message_replies_message').on(t.messageId), jsonIs('message_replies', 'told', 'object')],
);
