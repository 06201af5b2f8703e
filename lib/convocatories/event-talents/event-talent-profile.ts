import { and, asc, eq } from 'drizzle-orm';
import { cities, claims, contracts, convocateds, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { findNetworks, findTalentBackground, type TalentBackground } from '@/lib/talents/background/queries';
import type { Network } from '@/lib/talents/background/rules';
import { findTalentPhotos } from '@/lib/talents/photos/queries';
import { findTalentProfiles } from '@/lib/talents/queries';
import { maySeeConvocatories } from '../policy';
import { placeColumns } from './place-columns';
import { type EventTalent, ofEvent } from './queries';

/** A talent within an event, as the agency that called it reads it: never a phone, an address or an account. */
export type EventTalentProfile = {
  readonly places: readonly EventTalent[];
  readonly profiles: readonly string[];
  readonly measures: {
    readonly bust: number | null;
    readonly waist: number | null;
    readonly hip: number | null;
    readonly shirt: string | null;
    readonly pants: string | null;
    readonly footwear: string | null;
    readonly hairColour: string | null;
    readonly eyeColour: string | null;
  };
  readonly description: string | null;
  readonly networks: Partial<Record<Network, string>>;
  readonly background: TalentBackground;
  /** Approved pictures alone. */
  readonly book: readonly string[];
  readonly gallery: readonly string[];
};

/** Throws NOT_FOUND for a talent that was not called for that event, or an event of another agency. */
export async function getEventTalent(
  actor: Actor,
  eventId: string,
  talentId: string,
): Promise<EventTalentProfile> {
  const agency = maySeeConvocatories(actor);
  const own = and(ofEvent(agency, eventId), eq(convocateds.talentId, talentId));
  const [calls, measures, profiles, photos, background, networks] = await Promise.all([
    database()
      .select(placeColumns)
      .from(convocateds)
      .innerJoin(talents, eq(talents.id, convocateds.talentId))
      .leftJoin(cities, eq(cities.id, talents.residenceCityId))
      .leftJoin(contracts, eq(contracts.convocatedId, convocateds.id))
      .leftJoin(claims, eq(claims.convocatedId, convocateds.id))
      .where(own)
      .orderBy(asc(convocateds.createdAt), asc(convocateds.id)),
    findMeasures(talentId),
    findTalentProfiles([talentId]),
    findTalentPhotos([talentId]),
    findTalentBackground(talentId),
    findNetworks(talentId),
  ]);
  if (calls.length === 0 || !measures) throw notFound('errors.talent.notFound');
  const { generalDescription, ...body } = measures;
  const approved = photos.get(talentId) ?? [];
  const ofType = (type: 'IBOOK' | 'GALLERY') =>
    approved.filter((photo) => photo.type === type).map((photo) => photo.fileId);
  return {
    places: calls,
    profiles: (profiles.get(talentId) ?? []).map((profile) => profile.name),
    measures: body,
    description: generalDescription,
    networks,
    background,
    book: ofType('IBOOK'),
    gallery: ofType('GALLERY'),
  };
}

async function findMeasures(talentId: string) {
  const [row] = await database()
    .select({
      bust: talents.bust,
      waist: talents.waist,
      hip: talents.hip,
      shirt: talents.shirt,
      pants: talents.pants,
      footwear: talents.footwear,
      hairColour: talents.hairColour,
      eyeColour: talents.eyeColour,
      generalDescription: talents.generalDescription,
    })
    .from(talents)
    .where(eq(talents.id, talentId));
  return row ?? null;
}
