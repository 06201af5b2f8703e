import type { Tx } from '@/db/client';
import { linksExpireAt } from '@/lib/core/calendar';
import { issueLink } from '@/lib/identity/link-tokens/issue-link';
import { currentTime } from '@/lib/platform/clock';
import type { findDecidedClaim } from './decided-claim';

/** A talent has at least so long to correct what it is asked to, in milliseconds. */
const TO_CORRECT = 30 * 24 * 60 * 60 * 1000;

/** The personal link by which the talent comes back to a claim of its own. */
export function correctionLink(
  tx: Tx,
  { claim, snapshot, eventEnd }: NonNullable<Awaited<ReturnType<typeof findDecidedClaim>>>,
): Promise<string> {
  const usual = linksExpireAt(eventEnd, snapshot.timeZone);
  const least = new Date(currentTime().getTime() + TO_CORRECT);
  return issueLink(tx, {
    purpose: 'CLAIM',
    subject: { eventId: claim.eventId, convocatoryId: claim.convocatoryId, talentId: claim.talentId },
    agencyId: claim.agencyId,
    expiresAt: usual > least ? usual : least,
  });
}
