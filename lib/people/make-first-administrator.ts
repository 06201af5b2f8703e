import { eq, sql } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { USER } from '@/lib/core/states';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type InviteAdministratorInput, inviteAdministratorInput } from './inputs';
import { administratorInvited } from './notices';

/**
 * Makes the first administrator of an installation (71), to whom the link of activation is mailed. For who has the
 * machine, from its command line: later ones are invited by an administrator. Answers the id. Throws CONFLICT once there
 * is one and for an e-mail that somebody has, and INVALID per field.
 */
export async function makeFirstAdministrator(
  actor: JobActor,
  input: InviteAdministratorInput,
): Promise<string> {
  const data = parseInput(inviteAdministratorInput, input);
  return transact(async (tx) => {
    // Of two at once the second finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first-administrator'))`);
    const there = await tx.$count(users, eq(users.isAdministrator, true));
    if (there > 0) throw conflict('errors.person.administratorThere');
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
  }).catch((error) => {
    if (violatedConstraint(error) !== 'users_email') throw error;
    throw new AppError('CONFLICT', 'errors.invalid', { email: 'errors.person.emailTaken' });
  });
}
