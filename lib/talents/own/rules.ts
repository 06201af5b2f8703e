import { PHOTO } from '@/lib/core/states';
import { missingProfileFields, type ProfileField } from '../rules';

/** What a profile holds so that agencies find it and it can be signed with, in the order in which it is asked for. */
export const PROFILE_STEPS = [
  'contact',
  'birthdate',
  'city',
  'profile',
  'photos',
  'measures',
  'skills',
  'experience',
] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];

export type OwnProfile = Readonly<Record<ProfileField, string | null>> & {
  readonly documentTypeId: number | null;
  readonly birthdate: string | null;
  readonly residenceCityId: number | null;
  readonly height: number | null;
  readonly profiles: number;
  readonly skills: number;
  readonly experiences: number;
  readonly photos: readonly { readonly stateId: number }[];
};

const LIVING_PHOTOS: readonly number[] = [PHOTO.PENDING, PHOTO.APPROVED];

const DONE: Readonly<Record<ProfileStep, (talent: OwnProfile) => boolean>> = {
  contact: (talent) => missingProfileFields(talent).length === 0,
  birthdate: ({ birthdate }) => birthdate !== null,
  city: ({ residenceCityId }) => residenceCityId !== null,
  profile: ({ profiles }) => profiles > 0,
  photos: ({ photos }) => photos.some(({ stateId }) => LIVING_PHOTOS.includes(stateId)),
  measures: ({ height }) => height !== null,
  skills: ({ skills }) => skills > 0,
  experience: ({ experiences }) => experiences > 0,
};

/** How much of a profile is there, in whole percent, and what lacks, the next step first. */
export function completeness(talent: OwnProfile): { percent: number; missing: ProfileStep[] } {
  const missing = PROFILE_STEPS.filter((step) => !DONE[step](talent));
  const done = PROFILE_STEPS.length - missing.length;
  return { percent: Math.round((done / PROFILE_STEPS.length) * 100), missing };
}
