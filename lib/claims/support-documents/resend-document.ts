import { and, eq } from 'drizzle-orm';
import { claims, supportAuthorizations, supportDocuments } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import { paidBy } from '../payments/payer';
import { mayPayClaims } from '../policy';
import { madeDocument } from './made-document';
import { documentsOf } from './numbers-owner';
import { getSupportDocument } from './queries';
import { sendSupportDocument } from './sending/jobs';
import { supportClaim } from './support-claim';
import type { SupportDocument } from './support-document';
import { supportLacks } from './support-lacks';

/**
 * Issues the support document of a claim that was approved without one, such as before its payer had a range. Throws
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT when none is due, there is one, or nothing numbers it.
 */
export async function issueSupport(actor: Actor, claimId: string): Promise<SupportDocument> {
  const payer = mayPayClaims(actor);
  if (!isUuid(claimId)) throw notFound('errors.claim.notFound');
  return transact(async (tx) => {
    const [claim] = await tx
      .select()
      .from(claims)
      .where(and(eq(claims.id, claimId), paidBy(payer)))
      .for('no key update');
    if (!claim) throw notFound('errors.claim.notFound');
    if (claim.status !== 'APPROVED' && claim.status !== 'PAID') {
      throw conflict('errors.support.notApproved');
    }
    const issued = await supportClaim(tx, actor, claim);
    if (issued) return issued;
    const lacks = await supportLacks(tx, claim);
    if (lacks.length > 0) {
      throw new AppError('CONFLICT', 'errors.support.lacks', {}, { values: { lacks: lacks.join(' ') } });
    }
    throw conflict('errors.support.notIssued');
  });
}

/**
 * Sends a document again: one that waits at once, one that was rejected with what agency and talent have corrected
 * meanwhile, under its number. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT for one that was accepted or
 * taken back.
 */
export async function resendSupport(actor: Actor, id: string): Promise<SupportDocument> {
  const payer = mayPayClaims(actor);
  await getSupportDocument(actor, id);
  return transact(async (tx) => {
    const own = and(eq(supportDocuments.id, id), documentsOf(payer.agencyId));
    const [document] = await tx.select().from(supportDocuments).where(own).for('no key update');
    if (!document) throw notFound('errors.support.notFound');
    const { state, kind, authorizationId, prefix, number } = document;
    if (state === 'ACCEPTED') throw conflict('errors.support.accepted');
    if (state === 'PENDING') {
      await enqueue(tx, sendSupportDocument, { id }, { key: `support ${id}`, owner: document.agencyId });
      await recordAudit(tx, actor, 'support-document.resend', document, { from: state, to: state });
      return document;
    }
    if (kind === 'ADJUSTMENT' || document.withdrawnAt || !authorizationId)
      throw conflict('errors.support.withdrawn');
    const [claim] = await tx.select().from(claims).where(eq(claims.id, document.claimId));
    const [given] = await tx
      .select()
      .from(supportAuthorizations)
      .where(eq(supportAuthorizations.id, authorizationId));
    if (!claim || !given) throw notFound('errors.support.notFound');
    const at = currentTime();
    const { snapshot, cuds } = await madeDocument(tx, claim, given, { prefix, number, at });
    const [row] = await tx
      .update(supportDocuments)
      .set({
        snapshot,
        cuds,
        issuedAt: at,
        state: 'PENDING',
        rejectedReason: null,
        reference: null,
        sentAt: null,
        answeredAt: null,
        xmlFileId: null,
      })
      .where(own)
      .returning();
    if (!row) throw notFound('errors.support.notFound');
    await recordAudit(tx, actor, 'support-document.correct', row, {
      from: state,
      to: row.state,
      detail: { reason: document.rejectedReason, cuds: document.cuds },
    });
    await enqueue(tx, sendSupportDocument, { id }, { owner: document.agencyId });
    return row;
  });
}
