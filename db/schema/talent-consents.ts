import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CONSENT_GIVERS, CONSENT_PURPOSES, RELATIONSHIPS } from '../values/consents.ts';
import { documentTypes } from './catalogues.ts';
import { createdAt, id, instant, oneOf, timestamps } from './columns.ts';
import { talents } from './talents.ts';

/** The words to which people consent, by purpose and version. A version is never changed: a new one follows it. */
export const consentWordings = pgTable(
  'consent_wordings',
  {
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    version: integer().notNull(),
    text: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.version] }),
    oneOf('consent_wordings_purpose', 'purpose', CONSENT_PURPOSES),
  ],
);

/** That somebody consented to a wording, and when it was taken back. Rows stay as evidence. */
export const talentConsents = pgTable(
  'talent_consents',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    purpose: text({ enum: CONSENT_PURPOSES }).notNull(),
    version: integer().notNull(),
    givenBy: text({ enum: CONSENT_GIVERS }).notNull(),
    /** Network address from which it was given; null for one on paper. */
    ip: text(),
    /** Where the paper lies that an administrator entered it from. */
    proof: text(),
    givenAt: createdAt(),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex('talent_consents_living').on(t.talentId, t.purpose).where(sql`withdrawn_at is null`),
    index('talent_consents_talent').on(t.talentId, t.givenAt),
    oneOf('talent_consents_purpose', 'purpose', CONSENT_PURPOSES),
    oneOf('talent_consents_given_by', 'given_by', CONSENT_GIVERS),
  ],
);

/** Who answers for a talent under 18. */
export const talentGuardians = pgTable(
  'talent_guardians',
  {
    talentId: uuid()
      .primaryKey()
      .references(() => talents.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    lastname: text().notNull(),
    relationship: text({ enum: RELATIONSHIPS }).notNull(),
    documentTypeId: integer()
      .notNull()
      .references(() => documentTypes.id),
    identification: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    dialingCode: text().notNull().default('57'),
    /** Since when these are on file; the database moves them with what they are of. */
    phoneSince: createdAt(),
    emailSince: createdAt(),
    ...timestamps(),
  },
  () => [oneOf('talent_guardians_relationship', 'relationship', RELATIONSHIPS)],
);
