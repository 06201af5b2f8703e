import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { currentTime } from '@/lib/platform/clock';
import { findNetworks, findTalentBackground, type TalentBackground } from '@/lib/talents/background/queries';
import type { Network } from '@/lib/talents/background/rules';
import { findTalentPhotos } from '@/lib/talents/photos/queries';
import { findTalentSummaries } from '@/lib/talents/queries';
import { ageOn } from '@/lib/talents/rules';
import { getShownTalent } from './queries';
import type { ShowcaseTalent } from './shown-talents';

/** Profile on the public page of a talent within an event. It never holds contact data. */
export type ShowcaseProfile = {
  event: { id: string; name: string; timeZone: string };
  agency: { name: string; logo: string | null };
  talent: ShowcaseTalent & {
    profiles: string[];
    /** Whole years, where the event takes place. */
    age: number | null;
    cityName: string | null;
    networks: Partial<Record<Network, string>>;
    book: string[];
    gallery: string[];
  };
  background: TalentBackground;
};

export type ShowcaseProfilePage =
  | { state: 'NOT_FOUND' }
  | { state: 'EXPIRED' }
  | { state: 'UNAVAILABLE' }
  | { state: 'OPEN'; profile: ShowcaseProfile };

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
  const { talent: shown } = showcase;
  const [summaries, photos, background, row] = await Promise.all([
    findTalentSummaries([talentId]),
    findTalentPhotos([talentId]),
    findTalentBackground(talentId),
    findNetworks(talentId),
  ]);
  const summary = summaries.get(talentId);
  const approved = photos.get(talentId) ?? [];
  const ofType = (type: 'IBOOK' | 'GALLERY') =>
    approved.filter((photo) => photo.type === type).map((photo) => photo.fileId);
  return {
    state: 'OPEN',
    profile: {
      event: { id: eventId, name: showcase.event.name, timeZone: showcase.event.timeZone },
      agency: showcase.agency,
      talent: {
        ...shown,
        profiles: summary?.profiles.map((profile) => profile.name) ?? [],
        age: summary?.birthdate
          ? ageOn(summary.birthdate, isoDateInZone(currentTime(), showcase.event.timeZone))
          : null,
        cityName: summary?.cityName ?? null,
        networks: row,
        book: ofType('IBOOK'),
        gallery: ofType('GALLERY'),
      },
      background,
    },
  };
}
