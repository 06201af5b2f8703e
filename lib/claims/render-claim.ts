import { and, eq, isNull } from 'drizzle-orm';
import { claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { queueEmail } from '@/lib/notifications/queue-email';
import { renderOutside } from '@/lib/pdf/outside/render-outside';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { keepFirst } from '@/lib/storage/keep-first';
import { findFile } from '@/lib/storage/open-file';
import { type FileRow, storeBytes } from '@/lib/storage/put-file';
import { claimSentForAgency, claimSentForTalent } from './emails';
import type { ClaimDocument } from './pdf/claim-document';
import { type ClaimSnapshot, claimDocument, claimFileName } from './snapshot';

const PDF = { module: 'lib/claims/pdf/claim-pdf.tsx', maker: 'renderClaimPdf' };

/** A job draws where it is; for a person another process does, so that the others are answered meanwhile. */
async function draw(actor: Actor, document: ClaimDocument): Promise<Buffer> {
  if (actor.kind !== 'job') {
    await spendAllowance(actor, 'rendering');
    return renderOutside({ ...PDF, document });
  }
  const { renderClaimPdf } = await import('./pdf/claim-pdf');
  return renderClaimPdf(document);
}

/**
 * The PDF of a claim, made from its snapshot, once: whoever comes second gets the first one's, and one whose file is lost
 * is made again. The mails that carry it are queued in the transaction that first keeps it.
 * For who may see the claim. Throws NOT_FOUND, RATE_LIMITED, and UNAVAILABLE when it cannot be made now.
 */
export async function renderClaim(actor: Actor, claimId: string): Promise<FileRow> {
  const [claim] = await database().select().from(claims).where(eq(claims.id, claimId));
  if (!claim) throw notFound('claim.unavailable');
  const { agencyId, talentId, eventId, pdfFileId } = claim;
  const kept = pdfFileId ? await findFile(pdfFileId) : null;
  if (kept) return kept;
  const snapshot = claim.snapshot as ClaimSnapshot;
  const account = decrypt(claim.accountEncrypted, claim.id);
  const stored = await storeBytes({
    kind: 'CLAIM_PDF',
    bytes: await draw(actor, claimDocument(snapshot, account)),
    mime: 'application/pdf',
    name: claimFileName(snapshot),
    agencyId,
    talentId,
    eventId,
  });
  const mine = await keepFirst(stored, async (tx, file) => {
    const [first] = await tx
      .update(claims)
      .set({ pdfFileId: file.id, updatedAt: new Date() })
      .where(
        and(eq(claims.id, claimId), pdfFileId ? eq(claims.pdfFileId, pdfFileId) : isNull(claims.pdfFileId)),
      )
      .returning({ id: claims.id });
    if (!first) return false;
    for (const message of pdfFileId ? [] : [claimSentForTalent, claimSentForAgency]) {
      await queueEmail(tx, message, { claimId }, { agencyId });
    }
    return true;
  });
  return mine ?? renderClaim(actor, claimId);
}
