import * as z from 'zod/mini';

const profileId = z.int('validation.option');

/** As the specification's `createProfileTalent`; `talentId` may be left out by a talent who adds its own. */
export const createProfileInput = z.object({
  talentId: z.optional(z.uuid('errors.talent.notFound')),
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
