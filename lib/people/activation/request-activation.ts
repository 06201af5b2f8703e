import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { findPasswordOwnerByEmail } from '@/lib/identity/password/queries';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type RequestActivationInput, requestActivationInput } from './inputs';
import { queueActivation } from './queue-activation';
import { mayActivate } from './rules';

/** Outcome: a mail is on its way, or the account is active already. */
export type ActivationRequest = 'SENT' | 'ACTIVE';

/**
 * The specification's activate-account notice (part 2, section 7.3): mails the link of activation to a producer who
 * has not used it. An account that is active was told so when it became active, and is not told again. Anybody may
 * ask, and what is sent goes to the stored address alone. Throws INVALID, RATE_LIMITED, UNAVAILABLE, and NOT_FOUND
 * for an e-mail that no producer has.
 */
export async function requestActivation(
  actor: Actor,
  input: RequestActivationInput,
  { ip }: { readonly ip: string | null },
): Promise<ActivationRequest> {
  const { email } = parseInput(requestActivationInput, input);
  await countAttempt('forgot-password', { address: email, ip });
  const owner = await findPasswordOwnerByEmail('agency', email);
  if (!owner) throw new AppError('NOT_FOUND', 'errors.password.unknownEmail');
  if (!mayActivate(owner)) return 'ACTIVE';
  await transact(async (tx) => {
    await queueActivation(tx, owner);
    await recordAudit(tx, actor, 'user.request-activation', {
      id: owner.person.id,
      agencyId: owner.agencyId,
    });
  });
  return 'SENT';
}
