import { eq } from 'drizzle-orm';
import { claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import type { DocumentKind } from '@/lib/documents/draw-document';
import { keepDocument } from '@/lib/documents/keep-document';
import { queueEmail } from '@/lib/notifications/queue-email';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import type { FileRow } from '@/lib/storage/put-file';
import { claimSentForAgency, claimSentForTalent } from './emails';
import type { ClaimDocument } from './pdf/claim-document';
import { type ClaimSnapshot, claimDocument, claimFileName } from './snapshot';

const CLAIM_PDF: DocumentKind<ClaimDocument> = {
  kind: 'CLAIM_PDF',
  module: 'lib/claims/pdf/claim-pdf.tsx',
  maker: 'renderClaimPdf',
  load: async () => (await import('./pdf/claim-pdf')).renderClaimPdf,
};

/**
 * The PDF of a claim, made from its snapshot, once. The mails that carry it are queued in the transaction that first
 * keeps it. For who may see the claim. Throws NOT_FOUND, RATE_LIMITED, and UNAVAILABLE when it cannot be made now.
 */
export async function renderClaim(actor: Actor, claimId: string): Promise<FileRow> {
  const [claim] = await database().select().from(claims).where(eq(claims.id, claimId));
  if (!claim) throw notFound('claim.unavailable');
  const { agencyId, talentId, eventId } = claim;
  const snapshot = claim.snapshot as ClaimSnapshot;
  const kept = await keepDocument(actor, {
    table: claims,
    kind: CLAIM_PDF,
    row: claim,
    file: { name: claimFileName(snapshot), agencyId, talentId, eventId },
    content: () => claimDocument(snapshot, decrypt(claim.accountEncrypted, claim.id)),
    afterFirst: async (tx) => {
      for (const message of [claimSentForTalent, claimSentForAgency]) {
        await queueEmail(tx, message, { claimId }, { agencyId });
      }
    },
  });
  return kept ?? renderClaim(actor, claimId);
}
