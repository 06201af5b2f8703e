import type { Actor } from '@/lib/core/actor';
import { findPasswordLink } from '@/lib/identity/password/find-password-link';
import { setPassword } from '@/lib/identity/password/set-password';
import { parseInput } from '@/lib/platform/parse-input';
import { type UpdateTalentInput, updateTalentInput } from './inputs';

/**
 * The specification's `updateTalent` with id and password: activates or resets by the token of a link, which stands
 * for itself: whoever is signed in meanwhile plays no part. `ip` is the address the request came from. Answers the
 * talent's id. Throws INVALID, FORBIDDEN alike for every token that opens nothing, GONE, RATE_LIMITED.
 */
export async function updateTalent(
  _actor: Actor,
  input: UpdateTalentInput,
  { ip }: { readonly ip: string | null },
): Promise<string> {
  const { id, token, password } = parseInput(updateTalentInput, input);
  const holder = await findPasswordLink({ type: 'talent', id }, token, ip);
  await setPassword(holder, { password });
  return id;
}
