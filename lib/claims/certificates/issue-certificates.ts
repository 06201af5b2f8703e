import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, withholdingCertificates } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { queueDocument } from '@/lib/documents/jobs';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { mayReviewClaims } from '../policy';
import { type CertificateSnapshot, type Certified, certifiedHash, certifiedOf, findPayer } from './certified';
import { certificatePdf } from './document';
import { type IssueCertificatesInput, issueCertificatesInput } from './inputs';
import { withholdingCertificate } from './notices';
import { certificateNumber, totalsOf } from './rules';
import { findWithheld } from './withheld';

export type Certificate = typeof withholdingCertificates.$inferSelect;

export type Issued = {
  /** Made now; their talents are mailed once they are drawn. */
  readonly issued: number;
  /** Of which this many took the place of an earlier one. */
  readonly replaced: number;
  /** Taken back, since nothing is left to certify. */
  readonly ended: number;
};

/**
 * Certifies what the own agency withheld from its talents in a year (art. 381 ET): whose certificate is missing gets one,
 * whose figures are others than certified gets one in its place, and one of whom nothing is left loses it. What holds stays as it is.
 * Throws INVALID, UNAUTHENTICATED, FORBIDDEN.
 */
export async function issueCertificates(actor: Actor, input: IssueCertificatesInput): Promise<Issued> {
  const { agencyId, userId } = mayReviewClaims(actor);
  const { year, talentIds } = parseInput(issueCertificatesInput, input);
  const chosen = talentIds?.length ? talentIds : null;
  return transact(async (tx) => {
    // One at a time of an agency: numbers follow one another, and each counts what holds.
    await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
    const [payer, found, inForce] = [
      await findPayer(tx, agencyId),
      await findWithheld(tx, agencyId, year, chosen),
      await findInForce(tx, agencyId, year, chosen),
    ];
    const left = new Map(inForce.map((one) => [`${one.talentId} ${one.thirdParty}`, one]));
    let code = await lastCode(tx, agencyId, year);
    const made = { issued: 0, replaced: 0, ended: 0 };
    for (const talent of found.filter(({ lines }) => totalsOf(lines).withheld > 0)) {
      const certified = certifiedOf(payer, year, talent);
      const key = `${talent.talentId} ${talent.thirdParty}`;
      const before = left.get(key);
      left.delete(key);
      if (before?.contentHash === certifiedHash(certified)) continue;
      if (before) await endCertificate(tx, before);
      code += 1;
      const { talentId, thirdParty } = talent;
      const [row] = await tx
        .insert(withholdingCertificates)
        .values({
          ...{ agencyId, talentId, thirdParty, year, code },
          issuedBy: userId,
          snapshot: snapshotOf(certified, code),
          contentHash: certifiedHash(certified),
        })
        .returning();
      if (!row) throw new Error('insert returned nothing');
      await recordAudit(tx, actor, 'withholding-certificate.issue', row, {
        detail: { talentId, year, code, replaces: before?.code ?? null, ...totalsOf(talent.lines) },
      });
      await queueDocument(tx, certificatePdf, row.id);
      made.issued += 1;
      if (before) made.replaced += 1;
    }
    for (const before of left.values()) {
      await endCertificate(tx, before);
      await recordAudit(tx, actor, 'withholding-certificate.end', before, {
        detail: { talentId: before.talentId, year, code: before.code },
      });
      made.ended += 1;
    }
    return made;
  });
}

/**
 * Mails a certificate that holds to its talent once more. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT while
 * it is being drawn or when another one took its place.
 */
export async function resendCertificate(actor: Actor, id: string): Promise<Certificate> {
  const { agencyId } = mayReviewClaims(actor);
  const [row] = isUuid(id)
    ? await database()
        .select()
        .from(withholdingCertificates)
        .where(and(eq(withholdingCertificates.id, id), eq(withholdingCertificates.agencyId, agencyId)))
    : [];
  if (!row) throw notFound('errors.certificate.notFound');
  if (row.endedAt) throw conflict('errors.certificate.ended');
  if (!row.pdfFileId) throw conflict('errors.certificate.drawing');
  return transact(async (tx) => {
    await recordAudit(tx, actor, 'withholding-certificate.send', row, {
      detail: { talentId: row.talentId, code: row.code },
    });
    await notify(tx, withholdingCertificate, { agencyId, talentId: row.talentId }, { certificateId: row.id });
    return row;
  });
}

function snapshotOf(certified: Certified, code: number): CertificateSnapshot {
  const now = currentTime();
  return {
    ...certified,
    number: certificateNumber(certified.year, code),
    issuedOn: isoDateInZone(now, DEFAULT_TIME_ZONE),
    issuedAt: now.toISOString(),
    productName: product().name,
  };
}

const findInForce = (tx: Tx, agencyId: string, year: number, talentIds: readonly string[] | null) =>
  tx
    .select()
    .from(withholdingCertificates)
    .where(
      and(
        eq(withholdingCertificates.agencyId, agencyId),
        eq(withholdingCertificates.year, year),
        isNull(withholdingCertificates.endedAt),
        talentIds ? inArray(withholdingCertificates.talentId, [...talentIds]) : undefined,
      ),
    );

const endCertificate = (tx: Tx, { id }: Certificate) =>
  tx
    .update(withholdingCertificates)
    .set({ endedAt: currentTime() })
    .where(eq(withholdingCertificates.id, id));

/** The last number of a year; the agency's row is held. */
async function lastCode(tx: Tx, agencyId: string, year: number): Promise<number> {
  const [last] = await tx
    .select({ code: withholdingCertificates.code })
    .from(withholdingCertificates)
    .where(and(eq(withholdingCertificates.agencyId, agencyId), eq(withholdingCertificates.year, year)))
    .orderBy(desc(withholdingCertificates.code))
    .limit(1);
  return last?.code ?? 0;
}
