import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { claims } from './claims.ts';
import { createdAt, id, instant, jsonIs, money } from './columns.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

/** What a talent claimed before it corrected a returned claim, and why that was returned. */
export const claimVersions = pgTable(
  'claim_versions',
  {
    id: id(),
    agencyId: uuid().notNull(),
    claimId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    version: integer().notNull(),
    price: money().notNull(),
    accountEncrypted: text().notNull(),
    accountLastDigits: text().notNull(),
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    returnedReason: text().notNull(),
    pdfFileId: uuid().references(() => files.id),
    sentAt: instant().notNull(),
    /** When the talent replaced it. */
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('claim_versions_once').on(t.claimId, t.version),
    index('claim_versions_talent').on(t.talentId),
    foreignKey({
      name: 'claim_versions_claim_fk',
      columns: [t.agencyId, t.claimId],
      foreignColumns: [claims.agencyId, claims.id],
    }),
    jsonIs('claim_versions', 'snapshot', 'object'),
  ],
);
