import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { awaitsActivation } from '@/lib/core/states';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import { notify } from '@/lib/notifications/notify';
import { wasSentLately } from '@/lib/notifications/sent-lately';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type PersonIdInput, personIdInput } from './inputs';
import { lockPerson } from './lock-person';
import { activationOf } from './notices';
import { mayManagePeople } from './policy';
import { getPerson, type Person } from './queries';

/**
 * Mails the link of activation again to who has not followed it; those mailed before open nothing any more. Throws
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for who is active or suspended, and RATE_LIMITED within a minute
 * of the last time.
 */
export async function resendActivation(actor: Actor, input: PersonIdInput): Promise<Person> {
  mayManagePeople(actor);
  const { id } = parseInput(personIdInput, input);
  await transact(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!awaitsActivation(person.stateId)) throw conflict('errors.person.moved');
    const mail = activationOf(person);
    if (await wasSentLately(tx, mail, { userId: id }))
      throw new AppError('RATE_LIMITED', 'errors.person.justSent');
    const { agencyId, email } = person;
    await revokePersonLinks(tx, { userId: id }, ['ACTIVATION']);
    await recordAudit(tx, actor, 'user.resend-activation', { id, agencyId });
    await notify(tx, mail, { agencyId, userId: id, email }, { userId: id });
  });
  return getPerson(actor, id);
}
