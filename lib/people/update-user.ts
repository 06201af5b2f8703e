import type { Actor } from '@/lib/core/actor';
import { AppError, forbidden, notFound } from '@/lib/core/errors';
import { AGENCY, USER } from '@/lib/core/states';
import { countIdentityProbe } from '@/lib/identity/own-user/count-identity-probe';
import type { UpdateOwnUserInput } from '@/lib/identity/own-user/inputs';
import { writeOwnUser } from '@/lib/identity/own-user/update-own-user';
import { confirmChange, writeOwnPassword } from '@/lib/identity/password/change-own-password';
import { findPasswordLink } from '@/lib/identity/password/find-password-link';
import { mayChangeOwnPassword } from '@/lib/identity/password/policy';
import { setPassword } from '@/lib/identity/password/set-password';
import { getOwnUser, type User } from '@/lib/identity/queries';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { activateAccount } from './activation/activate-account';
import { type UpdateUserData, type UpdateUserInput, updateUserInput } from './inputs';

type Context = { readonly ip: string | null };

/** The updated user, and the actor who may read it: the holder of a link has no session. */
export type UpdatedUser = User & { readonly seenBy: Actor };

/**
 * The specification's `updateUser`: by a link's token it activates the account or resets the password, and nothing
 * else; without one it changes one's own data and password, both or neither. A token stands for itself: whoever is signed in meanwhile
 * plays no part. `ip` is the address the request came from. Throws what those writes throw, FORBIDDEN for a token that
 * opens nothing, and NOT_FOUND for somebody else.
 */
export async function updateUser(
  actor: Actor,
  input: UpdateUserInput,
  context: Context,
): Promise<UpdatedUser> {
  const data = parseInput(updateUserInput, input);
  if (data.token) return byLink(data, data.token);
  const { person } = mayChangeOwnPassword(actor);
  if (person.type !== 'agency' || (data.id && data.id !== person.id)) throw notFound();
  if (data.state !== undefined || data.agencyState !== undefined) throw forbidden();
  const { password, presentPassword } = data;
  const own = ownData(data);
  if (own) await countIdentityProbe(actor, own, context.ip);
  const asksForPassword = password !== undefined || presentPassword !== undefined || !own;
  const change = asksForPassword
    ? await confirmChange(
        actor,
        { password: password ?? '', presentPassword: presentPassword ?? '' },
        context,
      )
    : null;
  await transact(async (tx) => {
    if (own) await writeOwnUser(tx, actor, own, change !== null);
    if (change) await writeOwnPassword(tx, actor, change);
  });
  return { ...(await getOwnUser(actor)), seenBy: actor };
}

async function byLink(data: UpdateUserData, token: string): Promise<UpdatedUser> {
  if (!data.id) throw forbidden('errors.link.invalid');
  if (ownData(data)) throw forbidden();
  const holder = await findPasswordLink({ type: 'agency', id: data.id }, token);
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

/** Returns the person's data in the input besides the password; null when there is none. */
function ownData(data: UpdateUserData): UpdateOwnUserInput | null {
  const { id: _, token: _t, password: _p, presentPassword: _pp, state: _s, agencyState: _a, ...own } = data;
  return Object.values(own).some((value) => value !== undefined) ? own : null;
}
