import { and, eq } from 'drizzle-orm';
import { agencies, contracts, convocateds, events } from '@/db/schema';
import type { LinkPurpose } from '@/db/values/link-purposes';
import { mayContract } from '@/lib/agencies/may-contract';
import type { Actor, LinkSubject } from '@/lib/core/actor';
import { linksExpireAt } from '@/lib/core/calendar';
import { conflict, notFound } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { getEvent } from '@/lib/events/queries';
import { isClosed, takesClaims } from '@/lib/events/rules';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { revokeEventLinks } from '@/lib/identity/link-tokens/revoke-links';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { shownTo } from '@/lib/talents/queries';
import { contractOfPlace } from '../contract-in-force';
import { mayManageConvocatories } from '../policy';
import { type ShareLinkInput, shareLinkInput } from './inputs';
import { openContacts } from './open-contacts';

type Place = typeof convocateds.$inferSelect;

const subjectOf = (purpose: LinkPurpose, place: Place): LinkSubject => ({
  eventId: place.eventId,
  talentId: place.talentId,
  ...(purpose === 'CONTRACT' ? {} : { convocatoryId: place.convocatoryId }),
});

/** `phone` is there once the agency may see how to reach the talent, and null before. */
export type SharedLink = { url: string; phone: string | null; dialingCode: string };

/**
 * A fresh link for one called talent, to copy or send by WhatsApp; links given before go on working.
 * A contract and a ride need the talent confirmed, a claim the contract signed. The link is marked as having passed through
 * these hands. Throws CONFLICT with the reason.
 */
export async function shareLink(actor: Actor, input: ShareLinkInput): Promise<SharedLink> {
  const agency = mayManageConvocatories(actor);
  const { convocatedId, purpose } = parseInput(shareLinkInput, input);
  const [found] = await database()
    .select({
      place: convocateds,
      contractId: contracts.id,
      mayContract: mayContract(events.createdBy),
    })
    .from(convocateds)
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
    .leftJoin(contracts, contractOfPlace)
    .where(
      and(
        eq(convocateds.id, convocatedId),
        eq(convocateds.agencyId, agency.agencyId),
        shownTo(agency, convocateds.talentId),
      ),
    );
  if (!found) throw notFound('errors.convocated.notFound');
  const event = await getEvent(actor, found.place.eventId);
  const open = purpose === 'CLAIM' ? takesClaims(event.stateId) : !isClosed(event.stateId);
  if (!open) throw conflict('errors.event.closed');
  if ((purpose === 'CONTRACT' || purpose === 'RIDE') && found.place.stateId !== CONVOCATED.CONFIRMED) {
    throw conflict('errors.convocated.notConfirmed');
  }
  if (purpose === 'CONTRACT' && !found.contractId && !found.mayContract) {
    throw conflict('errors.convocated.agencyIncomplete');
  }
  if (purpose === 'CLAIM' && !found.contractId) throw conflict('errors.convocated.notSigned');
  const { talentId } = found.place;
  const contact = (await openContacts(actor, [talentId])).get(talentId);
  return transact(async (tx) => {
    const url = await issueLink(tx, {
      purpose,
      subject: subjectOf(purpose, found.place),
      agencyId: agency.agencyId,
      givenToUserId: agency.userId,
      expiresAt: linksExpireAt(event.endDate, event.timeZone),
    });
    await recordAudit(
      tx,
      actor,
      'convocated.share-link',
      { id: convocatedId, agencyId: agency.agencyId },
      { detail: { purpose, eventId: event.id, talentId } },
    );
    return { url, phone: contact?.phone ?? null, dialingCode: contact?.dialingCode ?? '' };
  });
}

/** Ends every link of that purpose that the talent has for this event; answers how many there were. */
export async function revokeLinks(actor: Actor, input: ShareLinkInput): Promise<number> {
  const agency = mayManageConvocatories(actor);
  const { convocatedId, purpose } = parseInput(shareLinkInput, input);
  return transact(async (tx) => {
    const [place] = await tx
      .select()
      .from(convocateds)
      .where(and(eq(convocateds.id, convocatedId), eq(convocateds.agencyId, agency.agencyId)));
    if (!place) throw notFound('errors.convocated.notFound');
    const { eventId, talentId } = place;
    const ended = await revokeEventLinks(tx, agency.agencyId, { eventId, talentId, purpose });
    await recordAudit(
      tx,
      actor,
      'convocated.revoke-links',
      { id: convocatedId, agencyId: agency.agencyId },
      { detail: { purpose, ended, eventId, talentId } },
    );
    return ended;
  });
}
