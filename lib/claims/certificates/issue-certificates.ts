import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { withholdingCertificates } from '@/db/schema';
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
import type { Payer } from '../policy';
import {
  type CertificateSnapshot,
  type Certified,
  certifiedHash,
  certifiedOf,
  findCertifyingAgencies,
} from './certified';
import { type IssueCertificatesInput, issueCertificatesInput } from './inputs';
import { withholdingCertificate } from './notices';
import { mayCertify } from './policy';
import { certificateKey, certificateNumber, totalsOf } from './rules';
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
 * Certifies what whoever asks withheld as a payer in a year (art. 381 ET), an agency from its talents or the platform for
 * agencies: whose certificate is missing gets one, whose figures are others than certified gets one in its place, and one
 * of whom nothing is left loses it. What holds stays as it is. Throws INVALID, UNAUTHENTICATED, FORBIDDEN.
 */
export async function issueCertificates(actor: Actor, input: IssueCertificatesInput): Promise<Issued> {
  const payer = mayCertify(actor);
  const { year, talentIds } = parseInput(issueCertificatesInput, input);
  const chosen = talentIds?.length ? talentIds : null;
  const thirdParty = payer.kind === 'PLATFORM';
  return transact(async (tx) => {
    await lockNumbers(tx, payer);
    const withheld = (await findWithheld(tx, payer, year, chosen)).filter(
      (one) => one.thirdParty === thirdParty && totalsOf(one.lines).withheld > 0,
    );
    const inForce = await findInForce(tx, payer, year, chosen);
    const agencyOf = await findCertifyingAgencies(
      tx,
      withheld.map(({ agencyId }) => agencyId),
    );
    const left = new Map(inForce.map((one) => [certificateKey(one), one]));
    let code = await lastCode(tx, payer, year);
    const made = { issued: 0, replaced: 0, ended: 0 };
    for (const talent of withheld) {
      const { agencyId, talentId } = talent;
      const certified = certifiedOf(agencyOf(agencyId), year, talent);
      const before = left.get(certificateKey(talent));
      left.delete(certificateKey(talent));
      if (before?.contentHash === certifiedHash(certified)) continue;
      if (before) await endCertificate(tx, before);
      code += 1;
      const [row] = await tx
        .insert(withholdingCertificates)
        .values({
          ...{ agencyId, talentId, thirdParty, year, code },
          numberedBy: payer.kind,
          issuedBy: payer.userId,
          snapshot: snapshotOf(certified, certificateNumber({ numberedBy: payer.kind, year, code })),
          contentHash: certifiedHash(certified),
        })
        .returning();
      if (!row) throw new Error('insert returned nothing');
      await recordAudit(tx, actor, 'withholding-certificate.issue', row, {
        detail: { talentId, year, code, replaces: before?.code ?? null, ...totalsOf(talent.lines) },
      });
      await queueDocument(tx, 'withholding-certificate', row);
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
 * Mails a certificate of the own payer that holds to its talent once more. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * and CONFLICT while it is being drawn or when another one took its place.
 */
export async function resendCertificate(actor: Actor, id: string): Promise<Certificate> {
  const payer = mayCertify(actor);
  const [row] = isUuid(id)
    ? await database()
        .select()
        .from(withholdingCertificates)
        .where(and(eq(withholdingCertificates.id, id), certifiedBy(payer)))
    : [];
  if (!row) throw notFound('errors.certificate.notFound');
  if (row.endedAt) throw conflict('errors.certificate.ended');
  if (!row.pdfFileId) throw conflict('errors.certificate.drawing');
  return transact(async (tx) => {
    const { agencyId, talentId } = row;
    await recordAudit(tx, actor, 'withholding-certificate.send', row, {
      detail: { talentId, code: row.code },
    });
    await notify(tx, withholdingCertificate, { agencyId, talentId }, { certificateId: row.id });
    return row;
  });
}

function snapshotOf(certified: Certified, number: string): CertificateSnapshot {
  const now = currentTime();
  return {
    ...certified,
    number,
    issuedOn: isoDateInZone(now, DEFAULT_TIME_ZONE),
    issuedAt: now.toISOString(),
    productName: product().name,
  };
}

/** The certificates that a payer gives: an agency's own, and the platform's of what it paid for all agencies. */
const certifiedBy = (payer: Payer): SQL | undefined =>
  payer.kind === 'PLATFORM'
    ? eq(withholdingCertificates.thirdParty, true)
    : and(
        eq(withholdingCertificates.agencyId, payer.agencyId),
        eq(withholdingCertificates.thirdParty, false),
      );

const findInForce = (tx: Tx, payer: Payer, year: number, talentIds: readonly string[] | null) =>
  tx
    .select()
    .from(withholdingCertificates)
    .where(
      and(
        certifiedBy(payer),
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

/** One at a time of a payer: numbers follow one another, and each counts what holds. */
const lockNumbers = (tx: Tx, { agencyId }: Payer) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`certificates ${agencyId}`}, 0))`);

/** The last number of a payer's year; its numbers are held. */
async function lastCode(tx: Tx, payer: Payer, year: number): Promise<number> {
  const [last] = await tx
    .select({ code: withholdingCertificates.code })
    .from(withholdingCertificates)
    .where(
      and(
        eq(withholdingCertificates.numberedBy, payer.kind),
        payer.kind === 'AGENCY' ? eq(withholdingCertificates.agencyId, payer.agencyId) : undefined,
        eq(withholdingCertificates.year, year),
      ),
    )
    .orderBy(desc(withholdingCertificates.code))
    .limit(1);
  return last?.code ?? 0;
}
