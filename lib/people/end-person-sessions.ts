import type { Actor } from '@/lib/core/actor';
import { endSessions } from '@/lib/identity/sessions/end-sessions';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type PersonIdInput, personIdInput } from './inputs';
import { lockPerson } from './lock-person';
import { mayManagePeople } from './policy';

/**
 * Ends every session of a person, the mobile app's too, without suspending anybody; answers how many. Throws
 * UNAUTHENTICATED, FORBIDDEN and NOT_FOUND.
 */
export async function endPersonSessions(actor: Actor, input: PersonIdInput): Promise<number> {
  mayManagePeople(actor);
  const { id } = parseInput(personIdInput, input);
  return transact(async (tx) => {
    const { agencyId } = await lockPerson(tx, id);
    const ended = await endSessions(tx, { userId: id }, 'CLOSED');
    await recordAudit(tx, actor, 'user.close-all-sessions', { id, agencyId });
    return ended;
  });
}
