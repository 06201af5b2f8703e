import * as z from 'zod/mini';
import { sentAs } from '@/lib/core/wire-types';

const profileId = z.int('validation.option');

/** As the specification's `createProfileTalent`; `talentId` may be left out by a talent who adds its own. */
export const createProfileInput = z.object({
  talentId: z.optional(z.uuid('errors.talent.notFound')),
  /** Left aside: a new entry gets an id of its own. */
  id: z.optional(sentAs('ID', z.string())),
  profileUserTalentId: profileId,
  main: z.optional(z.boolean()),
});
export type CreateProfileInput = z.input<typeof createProfileInput>;

export const updateProfileInput = z.object({
  id: z.uuid('errors.talent.profileNotFound'),
  profileUserTalentId: z.optional(profileId),
  main: z.optional(z.boolean()),
});
export type UpdateProfileInput = z.input<typeof updateProfileInput>;

export const deleteProfileInput = z.object({ id: z.uuid('errors.talent.profileNotFound') });
export type DeleteProfileInput = z.input<typeof deleteProfileInput>;

/** All profiles of a talent at once: the main one and the secondary ones. */
export const categoryInput = z.object({
  profileTalents: z
    .array(z.object({ profileUserTalentId: profileId, main: z.optional(z.boolean()) }))
    .check(z.refine((profiles) => profiles.some(({ main }) => main), 'errors.talent.mainProfileMissing')),
});
export type CategoryInput = z.input<typeof categoryInput>;
