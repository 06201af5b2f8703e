import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { clients } from './clients.ts';
import { createdAt, id, rule } from './columns.ts';
import { events } from './events.ts';
import { users } from './identity.ts';

/**
 * What an agency's people wrote in their own words: to a client, or, without one, to everybody confirmed at an event. The
 * messages that carry it name it (`messages.payload`).
 */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    clientId: uuid(),
    eventId: uuid(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('letters_client').on(t.agencyId, t.clientId),
    index('letters_event').on(t.agencyId, t.eventId),
    index('letters_author').on(t.authorId),
    foreignKey({
      name: 'letters_client_fk',
      columns: [t.agencyId, t.clientId],
      foreignColumns: [clients.agencyId, clients.id],
    }),
    foreignKey({
      name: 'letters_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    rule('letters_about', 'num_nonnulls(client_id, event_id) > 0'),
  ],
);
