import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { claims, contracts, convocateds, events, talents } from '@/db/schema';
import { contractPdf } from '@/lib/contracts/document/document';
import { inForce } from '@/lib/convocatories/contract-in-force';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { fileUrl } from '@/lib/core/photo-url';
import { eventCode } from '@/lib/events/rules';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { parseInput } from '@/lib/platform/parse-input';
import { claimPdf } from '../document';
import {
  type About,
  type ClaimUrlInput,
  claimUrlInput,
  type PostedPaperInput,
  postedPaperInput,
} from './inputs';

/**
 * The id of the one event of a talent's own places that a body names. Throws INVALID for somebody else's e-mail, and
 * NOT_FOUND for none or several.
 */
export async function findPostedEvent(talentId: string, { talent, event }: About): Promise<string> {
  const db = database();
  if (talent?.email) {
    const [own] = await db.select({ email: talents.email }).from(talents).where(eq(talents.id, talentId));
    if (own?.email.toLowerCase() !== talent.email.trim().toLowerCase())
      throw new AppError('INVALID', 'errors.invalid', { 'talent.email': 'validation.email' });
  }
  const rows = await db
    .selectDistinct({
      id: events.id,
      code: events.code,
      quotationId: events.quotationId,
      at: events.startDate,
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .where(eq(convocateds.talentId, talentId))
    .orderBy(desc(events.startDate))
    .limit(LONGEST_PAGE);
  const code = (event.code ?? event.codeEvent)?.trim();
  const named = rows.filter((row) => (event.id ? row.id === event.id : code && eventCode(row) === code));
  const [found, other] = named;
  if (!found || other) throw notFound('errors.event.notFound');
  return found.id;
}

/**
 * Where a talent's own signed contract is, whatever PDF it posts: the one that the server drew, and draws now where it
 * has not. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, UNAVAILABLE, and NOT_FOUND while none is signed.
 */
export async function findPostedContract(actor: Actor, input: PostedPaperInput): Promise<string> {
  const { talentId } = requireTalent(actor);
  const eventId = await findPostedEvent(talentId, parseInput(postedPaperInput, input));
  const visit = await requireTalentVisit(actor, 'CONTRACT', { eventId });
  const [contract] = await database()
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.eventId, eventId), eq(contracts.talentId, talentId), inForce));
  if (!contract) throw notFound('contract.unavailable');
  return fileUrl((await contractPdf.render(visit, contract.id)).id);
}

/** The same of the claim that a talent sent. Throws as above. */
export async function findPostedClaim(actor: Actor, input: PostedPaperInput): Promise<string> {
  const { talentId } = requireTalent(actor);
  const eventId = await findPostedEvent(talentId, parseInput(postedPaperInput, input));
  const [claim] = await database()
    .select({ id: claims.id, convocatoryId: claims.convocatoryId })
    .from(claims)
    .where(and(eq(claims.eventId, eventId), eq(claims.talentId, talentId)));
  if (!claim) throw notFound('claim.unavailable');
  const visit = await requireTalentVisit(actor, 'CLAIM', { convocatoryId: claim.convocatoryId });
  return fileUrl((await claimPdf.render(visit, claim.id)).id);
}

/** A place with where the PDF of its claim is. */
export type ClaimedPlace = { readonly id: string; readonly urlEnvoice: string };

/**
 * What the app calls once its claim is saved: the server has set the link with the PDF, so that the one given is compared
 * and never kept. Throws INVALID for any other address, UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND for another's place.
 */
export async function confirmClaimUrl(actor: Actor, input: ClaimUrlInput): Promise<ClaimedPlace> {
  const { talentId } = requireTalent(actor);
  const { id, url } = parseInput(claimUrlInput, input);
  const [claim] = await database()
    .select({ pdfFileId: claims.pdfFileId })
    .from(claims)
    .where(and(eq(claims.convocatedId, id), eq(claims.talentId, talentId), isNotNull(claims.pdfFileId)));
  if (!claim?.pdfFileId) throw notFound('errors.claim.notFound');
  const own = fileUrl(claim.pdfFileId);
  if (url !== own && url !== env().APP_URL + own)
    throw new AppError('INVALID', 'errors.invalid', { url: 'errors.claim.otherUrl' });
  return { id, urlEnvoice: own };
}
