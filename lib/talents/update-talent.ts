import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { changeOwnPassword } from '@/lib/identity/password/change-own-password';
import { findPasswordLink } from '@/lib/identity/password/find-password-link';
import { mayChangeOwnPassword } from '@/lib/identity/password/policy';
import { setPassword } from '@/lib/identity/password/set-password';
import { parseInput } from '@/lib/platform/parse-input';
import type { UpdateTalentInput } from './details/inputs';
import { patchTalent } from './details/patch-talent';
import { type TalentPasswordInput, talentPasswordInput } from './inputs';
import { setTalentState } from './states/move-talent';

type Context = { readonly ip: string | null };

/**
 * The specification's `updateTalent`, which is one of three things: a password (by the token of a link it activates or
 * resets, without one a talent who is signed in changes its own), a state with its observation (the administrator's),
 * or a patch. A token stands for itself: whoever is signed in meanwhile plays no part. Answers the talent's id. Throws
 * what those writes throw, FORBIDDEN alike for every token that opens nothing, and NOT_FOUND for another talent.
 */
export async function updateTalent(
  actor: Actor,
  input: UpdateTalentInput,
  context: Context,
): Promise<string> {
  if (input.password !== undefined || input.token !== undefined)
    return setTalentPassword(actor, input, context);
  const { state, observation, ...patch } = input;
  if (state === undefined) {
    if (observation !== undefined)
      throw new AppError('INVALID', 'errors.invalid', { state: 'validation.required' });
    return patchTalent(actor, patch, context);
  }
  return setTalentState(actor, { ...patch, state, ...(observation === undefined ? {} : { observation }) });
}

async function setTalentPassword(actor: Actor, input: unknown, context: Context): Promise<string> {
  const {
    id,
    token,
    presentPassword = '',
    password,
  } = parseInput<TalentPasswordInput>(talentPasswordInput, input);
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
