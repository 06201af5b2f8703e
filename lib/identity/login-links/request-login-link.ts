import { setTimeout as wait } from 'node:timers/promises';
import type { Actor } from '@/lib/core/actor';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { countAttempt } from '../limits/count-attempt';
import { findPasswordOwnerByEmail } from '../password/queries';
import { queuePasswordReset } from '../password/queue-password-reset';
import { type RequestLoginLinkInput, requestLoginLinkInput } from './inputs';
import { loginLink } from './notices';

/** Every answer takes at least this long, so that the time it takes tells nothing either. */
const ANSWER_MS = 250;

/**
 * Mails a talent a link to come in by; those mailed before go on opening, since anybody may ask. Who never had a password gets the
 * link to choose one. Anybody may ask, and is answered alike whether or not a talent has that e-mail. `ip` is the
 * address the request came from. Throws INVALID, RATE_LIMITED and UNAVAILABLE.
 */
export async function requestLoginLink(
  actor: Actor,
  input: RequestLoginLinkInput,
  { ip }: { readonly ip: string | null },
): Promise<void> {
  const { email } = parseInput(requestLoginLinkInput, input);
  await countAttempt('login-link', { address: email, ip });
  await Promise.all([queueLink(actor, email), wait(ANSWER_MS)]);
}

async function queueLink(actor: Actor, email: string): Promise<void> {
  const owner = await findPasswordOwnerByEmail('talent', email);
  if (!owner) return;
  const talentId = owner.person.id;
  await transact(async (tx) => {
    if (!owner.hasPassword && !owner.isSuspended) return queuePasswordReset(tx, actor, owner);
    await recordAudit(tx, actor, 'talent.request-login-link', { id: talentId, agencyId: null });
    await notify(tx, loginLink, { agencyId: null, talentId, email: owner.email }, { talentId });
  });
}
