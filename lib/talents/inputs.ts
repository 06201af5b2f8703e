import * as z from 'zod/mini';
import { newPassword } from '@/lib/identity/password/inputs';
import { patchTalentInput } from './details/inputs';

/**
 * The specification's `updateTalent` with a password (part 2, section 7.2), with which nothing else goes: by the token
 * of the talent's own link, or by the talent with the present password.
 */
export const talentPasswordInput = z.strictObject({
  id: z.uuid('errors.talent.notFound'),
  token: z.optional(z.string().check(z.maxLength(200, 'errors.link.invalid'))),
  presentPassword: z.optional(z.string()),
  password: newPassword,
});
export type TalentPasswordInput = z.output<typeof talentPasswordInput>;

const POSTED = [...Object.keys(patchTalentInput.shape), ...Object.keys(talentPasswordInput.shape)];

/** What `/post-profile` takes: the fields of `updateTalent` and no other, whose values `updateTalent` reads. */
export const profilePostInput = z.strictObject(
  Object.fromEntries([...POSTED, 'state', 'observation'].map((name) => [name, z.optional(z.unknown())])),
);
