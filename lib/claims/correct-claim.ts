import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claims, claimVersions } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { CLAIM_LIFE } from '@/lib/core/states/claim';
import { endOf } from '@/lib/core/states/lifecycle';
import { queueDocument } from '@/lib/documents/jobs';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { claimedContent, readTerms } from './claimed-content';
import { claimPdf } from './document';
import { type CorrectClaimInput, correctClaimInput } from './inputs';
import { maySendClaim } from './policy';
import { type Claim, findClaim, findClaimBasis } from './queries';

/**
 * Sends a returned claim again with what the talent corrected: the same number, and its next version. The earlier one is
 * kept with its PDF and why it was returned. Throws INVALID per field, FORBIDDEN, NOT_FOUND, and CONFLICT when it is not
 * returned (any more), or was returned anew since the form was opened.
 */
export async function correctClaim(actor: Actor, input: CorrectClaimInput): Promise<Claim> {
  const holder = maySendClaim(actor);
  const { seenVersion, ...data } = parseInput(correctClaimInput, input);
  const { convocatoryId, talentId } = holder.subject;
  const basis = await findClaimBasis(database(), convocatoryId, talentId);
  const known = basis && (await findClaim(database(), basis.convocated.id));
  if (!basis || !known) throw notFound('claim.unavailable');
  if (known.status === 'RETURNED' && !known.pdfFileId) await drawBefore(actor, known.id);
  const terms = await readTerms();
  return transact(async (tx) => {
    const before = await lockReturned(tx, known.id);
    if (seenVersion !== undefined && seenVersion !== before.version) throw conflict('claim.changedSince');
    const { id, number, version } = before;
    const correction = { number: version, replaces: before.date };
    const content = await claimedContent(tx, basis, data, { id, number, terms, correction });
    await keepVersion(tx, before);
    const [row] = await tx
      .update(claims)
      .set({ ...content, status: endOf(CLAIM_LIFE, 'claim.correct'), version: version + 1, pdfFileId: null })
      .where(and(eq(claims.id, id), eq(claims.status, 'RETURNED'), eq(claims.version, version)))
      .returning();
    if (!row) throw conflict('claim.notReturned');
    await recordAudit(tx, holder, 'claim.correct', row, {
      from: before.status,
      to: row.status,
      detail: { eventId: row.eventId, version: row.version, differs: content.snapshot.difference !== null },
    });
    await queueDocument(tx, 'claim', row);
    return row;
  });
}

/** The version that is replaced keeps its PDF; one that cannot be drawn now stays without, and its snapshot has it all. */
async function drawBefore(actor: Actor, id: string): Promise<void> {
  try {
    await claimPdf.render(actor, id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function lockReturned(tx: Tx, id: string): Promise<Claim> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), eq(claims.status, 'RETURNED')))
    .for('no key update');
  if (!row) throw conflict('claim.notReturned');
  return row;
}

/** Keeps what was claimed before. The database refuses a correction of which it is not kept. */
const keepVersion = (tx: Tx, claim: Claim) =>
  tx.insert(claimVersions).values({
    agencyId: claim.agencyId,
    claimId: claim.id,
    talentId: claim.talentId,
    version: claim.version,
    price: claim.price,
    accountEncrypted: claim.accountEncrypted,
    accountLastDigits: claim.accountLastDigits,
    snapshot: claim.snapshot,
    returnedReason: claim.returnedReason ?? '',
    pdfFileId: claim.pdfFileId,
    sentAt: claim.sentAt,
  });
