import { X509Certificate } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { documentCodes, documentSeals, files, sealCertificates } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { registeredDocument } from '../registered-documents';
import { type VerifyFileInput, verificationCode, verifyFileInput } from './inputs';
import { groupedCode, maskedName, readVerificationCode, type Standing } from './rules';

/** One PDF of a document: made, sealed and perhaps replaced by a later one. */
export type Seal = {
  readonly sha256: string;
  readonly sealedAt: Date;
  /** Null without a time-stamping authority. */
  readonly timeStampedAt: Date | null;
  /** Who sealed, by its certificate, and SHA-256 of that; null in a PDF of before PDFs were signed. */
  readonly signer: string | null;
  readonly fingerprint: string | null;
  /** When its file was deleted because its time of keeping was over; null while it is kept. */
  readonly retiredAt: Date | null;
};

/** What anybody with its code may know of a document: no amount, no contact, people's names masked. */
export type VerifiedDocument = {
  /** As it is printed; null for a document of before they had codes. */
  readonly code: string | null;
  /** Such as `contract`. */
  readonly kind: string;
  readonly number: string;
  readonly agency: string;
  readonly people: readonly string[];
  readonly issuedAt: Date;
  readonly timeZone: string;
  readonly standing: Standing;
  /** The newest first. */
  readonly seals: readonly [Seal, ...Seal[]];
};

/** What a file is: unknown here, another document than the one of the code, or the very bytes that were sealed. */
export type VerifiedFile =
  | { readonly result: 'UNKNOWN' }
  | { readonly result: 'OTHER' | 'INTACT'; readonly document: VerifiedDocument; readonly seal: Seal };

/** Where the question comes from, from `requestIp`. */
type Asker = { readonly ip: string | null };

type Of = { readonly kind: string; readonly documentId: string };

/** The document of a code. Throws INVALID for what is no code, NOT_FOUND and RATE_LIMITED. */
export async function verifyCode({ ip }: Asker, typed: string): Promise<VerifiedDocument> {
  await countAttempt('verification', { ip });
  const code = readVerificationCode(parseInput(verificationCode, typed)) ?? '';
  const [row] = await database().select().from(documentCodes).where(eq(documentCodes.code, code));
  const document = row && (await findDocument(row));
  if (!document) throw notFound('errors.document.notFound');
  return document;
}

/**
 * What a file is, by the hash of its bytes; compared with the document of `code` where one is given. Throws INVALID and
 * RATE_LIMITED.
 */
export async function verifyFile({ ip }: Asker, input: VerifyFileInput): Promise<VerifiedFile> {
  await countAttempt('verification', { ip });
  const { sha256, code } = parseInput(verifyFileInput, input);
  const [row] = await database()
    .select({ kind: documentSeals.kind, documentId: documentSeals.documentId })
    .from(documentSeals)
    .where(eq(documentSeals.sha256, sha256))
    .limit(1);
  const document = row && (await findDocument(row));
  const seal = document?.seals.find((one) => one.sha256 === sha256);
  if (!document || !seal) return { result: 'UNKNOWN' };
  const expected = code && readVerificationCode(code);
  const isOther = expected !== null && groupedCode(expected) !== document.code;
  return { result: isOther ? 'OTHER' : 'INTACT', document, seal };
}

async function findDocument({ kind, documentId }: Of): Promise<VerifiedDocument | null> {
  const [facts, [first, ...others], [named]] = await Promise.all([
    registeredDocument(kind).facts(documentId),
    findSeals({ kind, documentId }),
    database()
      .select({ code: documentCodes.code })
      .from(documentCodes)
      .where(and(eq(documentCodes.kind, kind), eq(documentCodes.documentId, documentId))),
  ]);
  if (!facts || !first) return null;
  const code = named ? groupedCode(named.code) : null;
  return { ...facts, kind, code, people: facts.people.map(maskedName), seals: [first, ...others] };
}

async function findSeals({ kind, documentId }: Of): Promise<Seal[]> {
  const rows = await database()
    .select({ seal: documentSeals, certificate: sealCertificates, retiredAt: files.retiredAt })
    .from(documentSeals)
    .innerJoin(files, eq(files.id, documentSeals.fileId))
    .leftJoin(sealCertificates, eq(sealCertificates.id, documentSeals.certificateId))
    .where(and(eq(documentSeals.kind, kind), eq(documentSeals.documentId, documentId)))
    .orderBy(desc(documentSeals.createdAt));
  return rows.map(({ seal, certificate, retiredAt }) => ({
    retiredAt,
    sha256: seal.sha256,
    sealedAt: seal.createdAt,
    timeStampedAt: seal.timeStampedAt,
    signer: certificate && commonName(certificate.certificates),
    fingerprint: certificate?.fingerprint ?? null,
  }));
}

const commonName = (pem: string): string =>
  /^CN=(.+)$/m.exec(new X509Certificate(pem).subject)?.[1] ?? 'sin nombre';

/** The certificate of that fingerprint in PEM, for whoever wants its reader to know it. Throws NOT_FOUND. */
export async function getSealCertificate(fingerprint: string): Promise<string> {
  const [row] = await database()
    .select({ certificates: sealCertificates.certificates })
    .from(sealCertificates)
    .where(eq(sealCertificates.fingerprint, fingerprint));
  if (!row) throw notFound();
  return row.certificates;
}
