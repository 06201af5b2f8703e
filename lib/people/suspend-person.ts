import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { USER } from '@/lib/core/states';
import { endSessions } from '@/lib/identity/sessions/end-sessions';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type SuspendPersonInput, suspendPersonInput } from './inputs';
import { lockPerson } from './lock-person';
import { personSuspended } from './notices';
import { mayManagePeople } from './policy';
import { getPerson, type Person } from './queries';
import { isSuspended } from './rules';

/**
 * Suspends a person with a reason (→ 75): every session ends, and the person is told why. Never oneself, and never the
 * last administrator who can sign in. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, NOT_FOUND, and CONFLICT for those
 * two and for who is suspended already.
 */
export async function suspendPerson(actor: Actor, input: SuspendPersonInput): Promise<Person> {
  const { userId } = mayManagePeople(actor);
  requireFresh(actor, 'suspension');
  const { id, reason } = parseInput(suspendPersonInput, input);
  if (id === userId) throw conflict('errors.person.oneself');
  await transact(async (tx) => {
    const person = await lockPerson(tx, id);
    if (isSuspended(person)) throw conflict('errors.person.moved');
    if (person.isAdministrator && person.others === 0) throw conflict('errors.person.lastAdministrator');
    await tx
      .update(users)
      .set({ stateId: USER.SUSPENDED, suspendedReason: reason, updatedAt: currentTime() })
      .where(eq(users.id, id));
    await endSessions(tx, { userId: id }, 'SUSPENDED');
    await recordAudit(
      tx,
      actor,
      'user.suspend',
      { id, agencyId: person.agencyId },
      { from: person.stateId, to: USER.SUSPENDED, detail: { reason } },
    );
    await notify(
      tx,
      personSuspended,
      { agencyId: person.agencyId, userId: id, email: person.email },
      { userId: id },
    );
  });
  return getPerson(actor, id);
}
