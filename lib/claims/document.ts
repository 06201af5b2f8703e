import { eq } from 'drizzle-orm';
import { claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { contentHash } from '@/lib/documents/content-hash';
import { defineDocument } from '@/lib/documents/define-document';
import { notify } from '@/lib/notifications/notify';
import { database } from '@/lib/platform/database';
import { decrypt } from '@/lib/platform/encryption';
import type { OpenedFile } from '@/lib/storage/open-file';
import { CLAIM_PDF } from './file-kinds';
import { claimSentForAgency, claimSentForTalent } from './notices';
import { maySendClaim } from './policy';
import { type Claim, findClaim, findClaimBasis } from './queries';
import { type ClaimSnapshot, claimDocument } from './snapshot';

const snapshotOf = ({ snapshot }: Claim) => snapshot as ClaimSnapshot;

/** A sent claim, drawn from its snapshot. The caller has decided that the actor may see it. */
export const claimPdf = defineDocument({
  kind: 'claim',
  fileKind: CLAIM_PDF,
  table: claims,
  find: async (_actor, id) => {
    const [claim] = await database().select().from(claims).where(eq(claims.id, id));
    if (!claim) throw notFound('claim.unavailable');
    return claim;
  },
  // A correction replaces what is drawn.
  isSame: ({ version }) => eq(claims.version, version),
  name: (claim) => {
    const { code, talent } = snapshotOf(claim);
    const corrected = claim.version > 1 ? ` (corrección ${claim.version - 1})` : '';
    return `Cuenta de cobro ${code}${corrected} ${talent.name}`;
  },
  subject: ({ talentId, eventId }) => ({ talentId, eventId }),
  content: (claim) => claimDocument(snapshotOf(claim), decrypt(claim.accountEncrypted, claim.id)),
  hash: ({ snapshot }) => contentHash(snapshot),
  facts: async (id) => {
    const [claim] = await database().select().from(claims).where(eq(claims.id, id));
    if (!claim) return null;
    const { code, agency, talent, signedAt, timeZone } = snapshotOf(claim);
    return {
      number: code,
      agency: agency.name,
      people: [talent.name],
      issuedAt: new Date(signedAt),
      timeZone,
      standing: claim.status === 'RETURNED' ? 'RETURNED' : 'VALID',
    };
  },
  drawing: {
    module: 'lib/claims/pdf/claim-pdf.tsx',
    maker: 'renderClaimPdf',
    load: async () => (await import('./pdf/claim-pdf')).renderClaimPdf,
  },
  send: async (tx, { id: claimId, agencyId, eventId, talentId }) => {
    await notify(tx, claimSentForTalent, { agencyId, eventId, talentId }, { claimId });
    await notify(tx, claimSentForAgency, { agencyId, eventId }, { claimId });
  },
});

export const documents = [claimPdf];

/**
 * Opens the PDF of the claim that a link's holder sent, drawn now when the job has not yet. Throws FORBIDDEN without
 * the link, NOT_FOUND while none is sent, RATE_LIMITED and UNAVAILABLE.
 */
export async function openClaimPdf(actor: Actor): Promise<OpenedFile> {
  const { convocatoryId, talentId } = maySendClaim(actor).subject;
  const basis = await findClaimBasis(database(), convocatoryId, talentId);
  const claim = basis && (await findClaim(database(), basis.convocated.id));
  if (!claim) throw notFound('claim.unavailable');
  return claimPdf.open(actor, claim.id);
}
