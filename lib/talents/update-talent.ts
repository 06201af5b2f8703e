import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { changeOwnPassword } from '@/lib/identity/password/change-own-password';
import { findPasswordLink } from '@/lib/identity/password/find-password-link';
import { mayChangeOwnPassword } from '@/lib/identity/password/policy';
import { setPassword } from '@/lib/identity/password/set-password';
import { parseInput } from '@/lib/platform/parse-input';
import { type UpdateTalentInput, updateTalentInput } from './inputs';

/**
 * The specification's `updateTalent` with id and password: by the token of a link it activates or resets, without one
 * a talent who is signed in changes their own. A token stands for itself: whoever is signed in meanwhile plays no
 * part. `ip` is the address the request came from. Answers the talent's id. Throws what those writes throw, FORBIDDEN
 * alike for every token that opens nothing, and NOT_FOUND for another talent.
 */
export async function updateTalent(
  actor: Actor,
  input: UpdateTalentInput,
  context: { readonly ip: string | null },
): Promise<string> {
  const { id, token, presentPassword = '', password } = parseInput(updateTalentInput, input);
  if (token) {
    const holder = await findPasswordLink({ type: 'talent', id }, token);
    await setPassword(holder, { password });
    return id;
  }
  const { person } = mayChangeOwnPassword(actor);
  if (person.type !== 'talent' || person.id !== id) throw notFound('errors.talent.notFound');
  await changeOwnPassword(actor, { password, presentPassword }, context);
  return id;
}
