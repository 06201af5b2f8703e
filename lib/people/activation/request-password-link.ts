import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { type RequestPasswordResetInput, requestPasswordResetInput } from '@/lib/identity/password/inputs';
import { findPasswordOwnerByEmail } from '@/lib/identity/password/queries';
import { queuePasswordReset } from '@/lib/identity/password/queue-password-reset';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { queueActivation } from './queue-activation';
import { needsActivation } from './rules';

/**
 * Somebody cannot get in and asks for a link: an hour to choose a new password, or the link of activation for who
 * never had one (specification part 2, section 5, "Forgot password"). Anybody may ask: what is sent goes to the
 * stored address alone. `ip` is the address the request came from. Throws INVALID, RATE_LIMITED and UNAVAILABLE, and
 * NOT_FOUND for an e-mail that nobody has, which the specification's message tells.
 */
export async function requestPasswordLink(
  actor: Actor,
  input: RequestPasswordResetInput,
  { ip }: { readonly ip: string | null },
): Promise<void> {
  const { type, email } = parseInput(requestPasswordResetInput, input);
  await countAttempt('forgot-password', { address: email, ip });
  const owner = await findPasswordOwnerByEmail(type, email);
  if (!owner) throw new AppError('NOT_FOUND', 'errors.password.unknownEmail');
  await transact((tx) =>
    needsActivation(owner) ? queueActivation(tx, owner) : queuePasswordReset(tx, actor, owner),
  );
}
