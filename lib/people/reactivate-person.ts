import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type PersonIdInput, personIdInput } from './inputs';
import { lockPerson } from './lock-person';
import { activationOf, personReactivated } from './notices';
import { mayManagePeople } from './policy';
import { getPerson, type Person } from './queries';
import { isSuspended, reactivatedState } from './rules';

/**
 * Lifts a suspension (75 → 73, or back to 71 for who never had a password), and tells the person, who is
 * sent the link of activation anew in that case. Throws
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and CONFLICT for who is not suspended.
 */
export async function reactivatePerson(actor: Actor, input: PersonIdInput): Promise<Person> {
  mayManagePeople(actor);
  requireFresh(actor, 'suspension');
  const { id } = parseInput(personIdInput, input);
  await transact(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!isSuspended(person)) throw conflict('errors.person.moved');
    const to = reactivatedState(person);
    await tx
      .update(users)
      .set({ stateId: to, suspendedReason: null, updatedAt: currentTime() })
      .where(eq(users.id, id));
    await recordAudit(
      tx,
      actor,
      'user.reactivate',
      { id, agencyId: person.agencyId },
      { from: person.stateId, to },
    );
    const mail = person.hasPassword ? personReactivated : activationOf(person);
    await notify(tx, mail, { agencyId: person.agencyId, userId: id, email: person.email }, { userId: id });
  });
  return getPerson(actor, id);
}
