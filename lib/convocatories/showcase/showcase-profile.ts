import type { Actor } from '@/lib/core/actor';
import { findPublicProfile, type PublicProfile } from '@/lib/talents/public-profile';
import { getShownTalent } from './queries';
import type { ShowcaseTalent } from './shown-talents';

/** Profile on the public page of a talent within an event. It never holds contact data. */
export type ShowcaseProfile = {
  readonly event: { readonly id: string; readonly name: string };
  readonly agency: { readonly name: string; readonly logo: string | null };
  /** What it was called for, and whether it is confirmed. */
  readonly place: Pick<ShowcaseTalent, 'role' | 'confirmed'>;
  readonly profile: PublicProfile;
};

export type ShowcaseProfilePage =
  | { state: 'NOT_FOUND' }
  | { state: 'EXPIRED' }
  | { state: 'UNAVAILABLE' }
  | { state: 'OPEN'; talent: ShowcaseProfile };

/**
 * The public page of a talent within an event: only of talents that the event's showcase shows.
 * Expired in states 36, 37 and 38, as the showcase.
 */
export async function getShowcaseProfile(
  actor: Actor,
  eventId: string,
  talentId: string,
): Promise<ShowcaseProfilePage> {
  const showcase = await getShownTalent(actor, eventId, talentId);
  if (showcase.state !== 'OPEN') return { state: showcase.state };
  const { role, confirmed } = showcase.talent;
  const profile = await findPublicProfile(talentId, showcase.event.timeZone);
  if (!profile) return { state: 'NOT_FOUND' };
  return {
    state: 'OPEN',
    talent: {
      event: { id: eventId, name: showcase.event.name },
      agency: showcase.agency,
      place: { role, confirmed },
      profile,
    },
  };
}
