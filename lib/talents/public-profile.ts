import { eq } from 'drizzle-orm';
import { cities, talents } from '@/db/schema';
import type { PhotoType } from '@/db/values/photo-types';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { fullName } from '@/lib/core/full-name';
import { pick } from '@/lib/core/pick';
import { NETWORKS, type Network } from '@/lib/core/readers/social-link';
import { PHOTO } from '@/lib/core/states';
import { BODY_FIELDS } from '@/lib/core/talent-fields';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findTalentBackground, type TalentBackground } from './background/queries';
import { networksOf } from './background/rules';
import { findTalentPhotos } from './photos/queries';
import { findTalentProfiles, getTalent } from './queries';
import { ageOn } from './rules';

/**
 * What a talent's profile tells everybody who may see the person at all (specification 1, section 2.9): never a way to
 * reach it, a birth date or an identification, which `openContacts` alone gives.
 */
export type PublicProfile = {
  readonly id: string;
  /** Name and last name. */
  readonly name: string;
  readonly alias: string | null;
  readonly gender: 'FEMENINO' | 'MASCULINO';
  /** File of the approved portrait, or of the first approved picture. */
  readonly photo: string | null;
  /** Names, the main one first. */
  readonly profiles: readonly string[];
  /** Whole years, where the reader is told to be. */
  readonly age: number | null;
  readonly cityName: string | null;
  readonly body: Body;
  readonly description: string | null;
  readonly networks: Partial<Record<Network, string>>;
  readonly background: TalentBackground;
  /** Files of approved pictures. */
  readonly book: readonly string[];
  readonly gallery: readonly string[];
};

/** Measures in `unitMeasure`, sizes and colours as they were typed. */
export type Body = Readonly<Pick<typeof talents.$inferSelect, (typeof BODY_FIELDS)[number] | 'unitMeasure'>>;

const columns = {
  name: talents.name,
  lastname: talents.lastname,
  alias: talents.alias,
  gender: talents.gender,
  birthdate: talents.birthdate,
  photoFileId: talents.photoFileId,
  photoStateId: talents.photoStateId,
  cityName: cities.name,
  timeZone: cities.timeZone,
  description: talents.generalDescription,
  body: pick(talents, [...BODY_FIELDS, 'unitMeasure']),
  networks: pick(talents, NETWORKS),
};

/** A talent whom the actor may call or has brought; anybody to the administrator. Throws NOT_FOUND, FORBIDDEN. */
export async function getPublicProfile(
  actor: Actor,
  talentId: string,
): Promise<{ profile: PublicProfile; stateId: number }> {
  const { stateId } = await getTalent(actor, talentId);
  const profile = await findPublicProfile(talentId);
  if (!profile) throw notFound('errors.talent.notFound');
  return { profile, stateId };
}

/** The profile of a talent whom the caller has found the reader may see; null for none. Six statements. */
export async function findPublicProfile(talentId: string, timeZone?: string): Promise<PublicProfile | null> {
  const [[row], profiles, photos, background] = await Promise.all([
    database()
      .select(columns)
      .from(talents)
      .leftJoin(cities, eq(cities.id, talents.residenceCityId))
      .where(eq(talents.id, talentId)),
    findTalentProfiles([talentId]),
    findTalentPhotos([talentId]),
    findTalentBackground(talentId),
  ]);
  if (!row) return null;
  const approved = photos.get(talentId) ?? [];
  const ofType = (type: PhotoType) =>
    approved.filter((photo) => photo.type === type).map(({ fileId }) => fileId);
  const { lastname, birthdate, photoFileId, photoStateId, timeZone: own, networks, ...rest } = row;
  const today = isoDateInZone(currentTime(), timeZone ?? own ?? DEFAULT_TIME_ZONE);
  const portrait = photoStateId === PHOTO.APPROVED ? photoFileId : null;
  return {
    id: talentId,
    ...rest,
    name: fullName({ name: row.name, lastname }),
    photo: portrait ?? approved[0]?.fileId ?? null,
    profiles: (profiles.get(talentId) ?? []).map(({ name }) => name),
    age: birthdate ? ageOn(birthdate, today) : null,
    networks: networksOf(networks),
    background,
    book: ofType('IBOOK'),
    gallery: ofType('GALLERY'),
  };
}
