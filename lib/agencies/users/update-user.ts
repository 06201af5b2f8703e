import type { Actor } from '@/lib/core/actor';
import { AppError, forbidden, notFound } from '@/lib/core/errors';
import { AGENCY, USER } from '@/lib/core/states';
import { changeOwnPassword } from '@/lib/identity/password/change-own-password';
import { findPasswordLink } from '@/lib/identity/password/find-password-link';
import { mayChangeOwnPassword } from '@/lib/identity/password/policy';
import { setPassword } from '@/lib/identity/password/set-password';
import { getOwnUser, type User } from '@/lib/identity/queries';
import { parseInput } from '@/lib/platform/parse-input';
import { activateAccount } from '../activation/activate-account';
import { type UpdateUserData, type UpdateUserInput, updateUserInput } from './inputs';

type Context = { readonly ip: string | null };

/** Whom an update was of, and who may read it: the holder of a link has no session. */
export type UpdatedUser = User & { readonly seenBy: Actor };

/**
 * The specification's `updateUser`: by a link's token it activates the account or resets the password, without one it
 * changes one's own password. A token stands for itself: whoever is signed in meanwhile plays no part. `ip` is the
 * address the request came from. Throws what those writes throw, FORBIDDEN for a token that opens nothing, and
 * NOT_FOUND for somebody else.
 */
export async function updateUser(
  actor: Actor,
  input: UpdateUserInput,
  context: Context,
): Promise<UpdatedUser> {
  const data = parseInput(updateUserInput, input);
  if (data.token) return byLink(data, data.token, context);
  const { userId } = mayChangeOwnPassword(actor);
  if (data.id && data.id !== userId) throw notFound();
  if (data.state !== undefined || data.agencyState !== undefined) throw forbidden();
  const { password = '', presentPassword = '' } = data;
  await changeOwnPassword(actor, { password, presentPassword }, context);
  return { ...(await getOwnUser(actor)), seenBy: actor };
}

async function byLink(data: UpdateUserData, token: string, { ip }: Context): Promise<UpdatedUser> {
  if (!data.id) throw forbidden('errors.link.invalid');
  const holder = await findPasswordLink({ type: 'agency', id: data.id }, token, ip);
  const { password } = data;
  if (holder.purpose === 'ACTIVATION') {
    refuseOtherStates(data);
    await activateAccount(holder, password === undefined ? {} : { password });
  } else {
    if (data.state !== undefined || data.agencyState !== undefined) throw forbidden();
    await setPassword(holder, { password: password ?? '' });
  }
  return { ...(await getOwnUser(holder)), seenBy: holder };
}

/** The specification's client names the states; what they become is not its to choose. */
function refuseOtherStates({ state, agencyState }: UpdateUserData): void {
  const wrong = {
    ...(state === undefined || state === USER.ACTIVE ? {} : { state: 'validation.state' }),
    ...(agencyState === undefined || agencyState === AGENCY.ACTIVE
      ? {}
      : { agencyState: 'validation.state' }),
  };
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID', 'errors.invalid', wrong);
}
