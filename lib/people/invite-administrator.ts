import { users } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { USER } from '@/lib/core/states';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type InviteAdministratorInput, inviteAdministratorInput } from './inputs';
import { administratorInvited } from './notices';
import { mayManagePeople } from './policy';
import { getPerson, type Person } from './queries';

/**
 * Invites an administrator: a person without password (71), to whom the link of activation is mailed. Throws
 * UNAUTHENTICATED, FORBIDDEN, INVALID, and CONFLICT for an e-mail that somebody has, which the unique index decides.
 */
export async function inviteAdministrator(actor: Actor, input: InviteAdministratorInput): Promise<Person> {
  mayManagePeople(actor);
  requireFresh(actor, 'administrators');
  const data = parseInput(inviteAdministratorInput, input);
  const id = await transact(async (tx) => {
    const [row] = await tx
      .insert(users)
      .values({ ...data, isAdministrator: true, stateId: USER.UNVERIFIED })
      .returning({ id: users.id });
    if (!row) throw new Error('insert returned nothing');
    await recordAudit(tx, actor, 'user.invite', { id: row.id, agencyId: null }, { to: USER.UNVERIFIED });
    await notify(
      tx,
      administratorInvited,
      { agencyId: null, userId: row.id, email: data.email },
      { userId: row.id },
    );
    return row.id;
  }).catch((error: unknown): never => {
    if (violatedConstraint(error) !== 'users_email') throw error;
    throw new AppError('CONFLICT', 'errors.invalid', { email: 'errors.person.emailTaken' });
  });
  return getPerson(actor, id);
}
