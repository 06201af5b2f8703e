import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { id, instant, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/** People whom an agency asks to register as talents. It is of no talent until somebody registers by it. */
export const talentInvitations = pgTable(
  'talent_invitations',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    email: text(),
    dialingCode: text().notNull().default('57'),
    phone: text(),
    expiresAt: instant().notNull(),
    /** When its page was first looked at in a browser that runs scripts; mail scanners do not. */
    openedAt: instant(),
    registeredAt: instant(),
    /** Who registered by it. */
    talentId: uuid().references(() => talents.id, { onDelete: 'set null' }),
    withdrawnAt: instant(),
    ...timestamps(),
  },
  (t) => [
    index('talent_invitations_list').on(t.agencyId, t.createdAt, t.id),
    uniqueIndex('talent_invitations_open')
      .on(t.agencyId, sql`lower(email)`)
      .where(sql`registered_at is null and withdrawn_at is null`),
    index('talent_invitations_talent').on(t.talentId).where(sql`talent_id is not null`),
    rule('talent_invitations_reachable', 'email is not null or phone is not null'),
  ],
);
