import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documentTypes } from './catalogues.ts';
import { createdAt, id, jsonIs, oneOf, rule } from './columns.ts';
import { quotations } from './quotations.ts';

/** What the client reads, as it was sent: whatever the agency changes of itself afterwards, this stays. */
export const quotationDocuments = pgTable(
  'quotation_documents',
  {
    quotationId: uuid().primaryKey(),
    agencyId: uuid().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    /** SHA-256 of the content: see lib/quotations/document/version-hash.ts. */
    hash: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'quotation_documents_quotation_fk',
      columns: [t.agencyId, t.quotationId],
      foreignColumns: [quotations.agencyId, quotations.id],
    }).onDelete('cascade'),
    jsonIs('quotation_documents', 'content', 'object'),
  ],
);

export const QUOTATION_ANSWERS = ['ACCEPTED', 'REJECTED', 'CHANGE_REQUESTED'] as const;
export const REJECTION_REASONS = ['PRICE', 'OTHER_AGENCY', 'EVENT_OFF', 'PROFILES', 'OTHER'] as const;

/** What the client answered on the public page, to exactly which version. */
export const quotationAnswers = pgTable(
  'quotation_answers',
  {
    id: id(),
    agencyId: uuid().notNull(),
    quotationId: uuid().notNull(),
    answer: text({ enum: QUOTATION_ANSWERS }).notNull(),
    name: text().notNull(),
    documentTypeId: integer().references(() => documentTypes.id),
    document: text(),
    reasonCode: text({ enum: REJECTION_REASONS }),
    reason: text(),
    version: integer().notNull(),
    /** The hash of the document that was answered. */
    versionHash: text().notNull(),
    /** That document with what the client chose of it; null where there was nothing to choose. */
    chosen: jsonb().$type<Record<string, unknown>>(),
    /** The link by which it came. */
    linkTokenId: uuid(),
    signerIp: text(),
    signerAgent: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('quotation_answers_quotation').on(t.quotationId, t.createdAt),
    foreignKey({
      name: 'quotation_answers_quotation_fk',
      columns: [t.agencyId, t.quotationId],
      foreignColumns: [quotations.agencyId, quotations.id],
    }).onDelete('cascade'),
    uniqueIndex('quotation_answers_final').on(t.quotationId).where(sql`answer <> 'CHANGE_REQUESTED'`),
    jsonIs('quotation_answers', 'chosen', 'object'),
    rule('quotation_answers_chosen', "chosen is null or answer = 'ACCEPTED'"),
    oneOf('quotation_answers_answer', 'answer', QUOTATION_ANSWERS),
    oneOf('quotation_answers_reason_code', 'reason_code', REJECTION_REASONS),
  ],
);
