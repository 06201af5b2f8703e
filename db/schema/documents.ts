import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { files } from './platform.ts';

/** A finished PDF, found by the hash of its bytes, also after another one took its place. A trigger refuses changes. */
export const documentSeals = pgTable(
  'document_seals',
  {
    id: id(),
    agencyId: uuid().notNull(),
    /** The kind of its definition, such as `contract`. */
    kind: text().notNull(),
    /** The row that it is of: a quotation, a contract, a claim. */
    documentId: uuid().notNull(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    /** SHA-256 of the frozen content that it was drawn from. */
    contentHash: text().notNull(),
    /** SHA-256 of its bytes. */
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('document_seals_sha256').on(t.sha256),
    index('document_seals_document').on(t.kind, t.documentId),
  ],
);
