import { and, asc, eq } from 'drizzle-orm';
import { cities, claims, contracts, convocateds, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { findPublicProfile, type PublicProfile } from '@/lib/talents/public-profile';
import { contractOfPlace } from '../contract-in-force';
import { maySeeConvocatories } from '../policy';
import { placeColumns } from './place-columns';
import { type EventTalent, ofEvent } from './queries';

/** A talent within an event, as the agency that called it reads it. */
export type EventTalentProfile = {
  readonly places: readonly EventTalent[];
  readonly profile: PublicProfile;
};

/** Throws NOT_FOUND for a talent that was not called for that event, or an event of another agency. */
export async function getEventTalent(
  actor: Actor,
  eventId: string,
  talentId: string,
): Promise<EventTalentProfile> {
  const agency = maySeeConvocatories(actor);
  const [places, profile] = await Promise.all([
    database()
      .select(placeColumns)
      .from(convocateds)
      .innerJoin(talents, eq(talents.id, convocateds.talentId))
      .leftJoin(cities, eq(cities.id, talents.residenceCityId))
      .leftJoin(contracts, contractOfPlace)
      .leftJoin(claims, eq(claims.convocatedId, convocateds.id))
      .where(and(ofEvent(agency, eventId), eq(convocateds.talentId, talentId)))
      .orderBy(asc(convocateds.createdAt), asc(convocateds.id)),
    findPublicProfile(talentId),
  ]);
  if (places.length === 0 || !profile) throw notFound('errors.talent.notFound');
  return { places, profile };
}
