import { and, eq } from 'drizzle-orm';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { PHOTO } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { findNetworks, findTalentBackground, type TalentBackground } from '@/lib/talents/background/queries';
import type { Network } from '@/lib/talents/background/rules';

import { findTalentPhotos } from '@/lib/talents/photos/queries';
import { findTalentSummaries, visibleTo } from '@/lib/talents/queries';
import type { EventTalentProfile } from '../event-talents/event-talent-profile';

import { getConvocatory } from '../queries';

/** A talent of the pool as who calls looks at it: what a client would see in a showcase, and never how to reach it. */
export type CandidateProfile = Pick<EventTalentProfile, 'measures' | 'description' | 'book' | 'gallery'> & {
  readonly id: string;
  readonly name: string;
  readonly gender: 'FEMENINO' | 'MASCULINO';
  readonly birthdate: string | null;
  readonly height: number | null;
  readonly cityName: string | null;
  readonly profiles: readonly string[];
  readonly networks: Partial<Record<Network, string>>;
  readonly background: TalentBackground;
  /** File id of an approved portrait. */
  readonly photo: string | null;
};

/** Throws NOT_FOUND for a call of another agency and for a talent that the agency may not call. */
export async function getCandidate(
  actor: Actor,
  convocatoryId: string,
  talentId: string,
): Promise<CandidateProfile> {
  await getConvocatory(actor, convocatoryId);
  const measures = await findMeasures(actor, talentId);
  const [summaries, photos, background, networks] = await Promise.all([
    findTalentSummaries([talentId]),
    findTalentPhotos([talentId]),
    findTalentBackground(talentId),
    findNetworks(talentId),
  ]);
  const summary = summaries.get(talentId);
  if (!summary || !measures) throw notFound('errors.talent.notFound');
  const approved = photos.get(talentId) ?? [];
  const ofType = (type: 'IBOOK' | 'GALLERY') =>
    approved.filter((photo) => photo.type === type).map((photo) => photo.fileId);
  const { gender, birthdate, height, cityName, photoFileId, photoStateId, profiles } = summary;
  const { description, ...body } = measures;
  const portrait = photoStateId === PHOTO.APPROVED ? photoFileId : null;
  return {
    id: talentId,
    name: `${summary.name} ${summary.lastname}`,
    gender,
    birthdate,
    height,
    cityName,
    profiles: profiles.map((profile) => profile.name),
    measures: body,
    description,
    networks,
    background,
    photo: portrait ?? approved[0]?.fileId ?? null,
    book: ofType('IBOOK'),
    gallery: ofType('GALLERY'),
  };
}

/** Finds the measures of a talent whom the actor may call; null for any other. */
async function findMeasures(actor: Actor, talentId: string) {
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
      description: talents.generalDescription,
    })
    .from(talents)
    .where(and(eq(talents.id, talentId), visibleTo(actor)));
  return row ?? null;
}
