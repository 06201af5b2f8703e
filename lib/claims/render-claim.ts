import { and, eq, isNull } from 'drizzle-orm';
import { claims } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { queueEmail } from '@/lib/notifications/queue-email';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import { transact } from '@/lib/platform/transaction';
import { findFile } from '@/lib/storage/open-file';
import { type FileRow, insertFile, storeBytes } from '@/lib/storage/put-file';
import { claimSentForAgency, claimSentForTalent } from './jobs';
import { renderClaimPdf } from './pdf/claim-pdf';
import { type ClaimSnapshot, claimDocument } from './snapshot';

/**
 * Makes the PDF of a claim from its snapshot, once: whoever comes second gets the first one's.
 * The mails that carry it are queued in the transaction that keeps it.
 */
export async function renderClaim(claimId: string): Promise<FileRow> {
  const [claim] = await database().select().from(claims).where(eq(claims.id, claimId));
  if (!claim) throw notFound('claim.unavailable');
  const kept = claim.pdfFileId ? await findFile(claim.pdfFileId) : null;
  if (kept) return kept;
  const snapshot = claim.snapshot as ClaimSnapshot;
  const account = decrypt(claim.accountEncrypted, claim.id);
  const stored = await storeBytes({
    kind: 'CLAIM_PDF',
    bytes: await renderClaimPdf(claimDocument(snapshot, account)),
    mime: 'application/pdf',
    name: `Cuenta de cobro ${snapshot.code} ${snapshot.talent.name}.pdf`,
    agencyId: claim.agencyId,
    talentId: claim.talentId,
    eventId: claim.eventId,
  });
  const mine = await transact(async (tx) => {
    const file = await insertFile(tx, stored);
    const [first] = await tx
      .update(claims)
      .set({ pdfFileId: file.id, updatedAt: new Date() })
      .where(and(eq(claims.id, claimId), isNull(claims.pdfFileId)))
      .returning({ id: claims.id });
    if (!first) return null;
    for (const message of [claimSentForTalent, claimSentForAgency]) {
      await queueEmail(tx, message, { claimId }, { agencyId: claim.agencyId });
    }
    return file;
  });
  return mine ?? renderClaim(claimId);
}
