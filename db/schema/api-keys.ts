import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { KEY_SCOPES } from '../values/api-keys.ts';
import { agencies } from './agencies.ts';
import { id, instant, oneOf, rule, timestamps } from './columns.ts';
import { agencyUsers, users } from './identity.ts';

/**
 * Keys by which programs ask the interface, as a person of an agency or as the agency itself; kept as a SHA-256 and told
 * once. A key that was revoked or has ended stays as a row.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    /** Whose key it is; null for the agency's. */
    userId: uuid(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    scope: text({ enum: KEY_SCOPES }).notNull(),
    secretHash: text().notNull(),
    /** The last letters of the secret, by which its owner tells keys apart. */
    ending: text().notNull(),
    /** Null for no end. */
    expiresAt: instant(),
    /** Within some minutes. */
    lastUsedAt: instant(),
    revokedAt: instant(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('api_keys_secret').on(t.secretHash),
    index('api_keys_living').on(t.agencyId, t.createdAt).where(sql`revoked_at is null`),
    foreignKey({
      name: 'api_keys_person_fk',
      columns: [t.agencyId, t.userId],
      foreignColumns: [agencyUsers.agencyId, agencyUsers.userId],
    }).onDelete('cascade'),
    oneOf('api_keys_scope', 'scope', KEY_SCOPES),
    rule('api_keys_name', "name <> '' and length(name) <= 60"),
  ],
);
