import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { files } from './platform.ts';

/** What a certificate's private key is: made here and kept encrypted, or given by the configuration and kept nowhere. */
const ENCRYPTED_KEY = 'private_key_encrypted is not null';

/** Certificates by which documents were sealed; they stay when another one follows, for what they sealed. */
export const sealCertificates = pgTable(
  'seal_certificates',
  {
    id: id(),
    /** SHA-256 of the certificate in DER, in hexadecimal. */
    fingerprint: text().notNull().unique('seal_certificates_fingerprint'),
    /** PEM, with those of its issuers after it. */
    certificates: text().notNull(),
    /** PKCS#8, by `encrypt`; null for a configured one, and for one that was replaced. */
    privateKeyEncrypted: text(),
    createdAt: createdAt(),
  },
  () => [uniqueIndex('seal_certificates_one_of_ours').on(sql`(true)`).where(sql.raw(ENCRYPTED_KEY))],
);

/** What is printed on a document, by which anybody finds what it is. All versions of its PDF carry the same one. */
export const documentCodes = pgTable(
  'document_codes',
  {
    /** 12 letters and figures, as `newVerificationCode` makes them. */
    code: text().primaryKey(),
    /** The kind of its definition, such as `contract`. */
    kind: text().notNull(),
    /** The row that it is of: a quotation, a contract, a claim. */
    documentId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('document_codes_document').on(t.kind, t.documentId)],
);

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
    /** The certificate of the signature in it; null in those made before PDFs were signed. */
    certificateId: uuid().references(() => sealCertificates.id),
    /** When a time-stamping authority says that the signature was there; null where none is configured. */
    timeStampedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('document_seals_by_file').on(t.fileId),
    index('document_seals_sha256').on(t.sha256),
    index('document_seals_document').on(t.kind, t.documentId),
  ],
);
