import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { messages, users } from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { USER } from '@/lib/core/states';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type InviteAdministratorInput, inviteAdministratorInput } from './inputs';
import { administratorInvited } from './notices';

/**
 * Makes the first administrator of an installation (71), to whom the link of activation is mailed. For who has the
 * machine, from its command line: later ones are invited by an administrator. As long as none has set a password, asking
 * again corrects name and address and mails a new link, because a mistyped address would lock everybody out. Answers the
 * id. Throws CONFLICT once an administrator can come in and for an e-mail that somebody has, and INVALID per field.
 */
export async function makeFirstAdministrator(
  actor: JobActor,
  input: InviteAdministratorInput,
): Promise<string> {
  const data = parseInput(inviteAdministratorInput, input);
  return transact(async (tx) => {
    // Of two at once the second finds the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('first-administrator'))`);
    const there = await tx
      .select({ id: users.id, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.isAdministrator, true))
      .orderBy(asc(users.createdAt))
      .for('update');
    if (there.some(({ passwordHash }) => passwordHash !== null)) {
      throw conflict('errors.person.administratorThere');
    }
    const id = there[0] ? await correct(tx, there[0].id, data) : await make(tx, data);
    await recordAudit(tx, actor, 'user.invite', { id, agencyId: null }, { to: USER.UNVERIFIED });
    await notify(tx, administratorInvited, { agencyId: null, userId: id, email: data.email }, { userId: id });
    return id;
  }).catch((error) => {
    if (violatedConstraint(error) !== 'users_email') throw error;
    throw new AppError('CONFLICT', 'errors.invalid', { email: 'errors.person.emailTaken' });
  });
}

async function make(tx: Tx, data: InviteAdministratorInput): Promise<string> {
  const [row] = await tx
    .insert(users)
    .values({ ...data, isAdministrator: true, stateId: USER.UNVERIFIED })
    .returning({ id: users.id });
  if (!row) throw new Error('insert returned nothing');
  return row.id;
}

/** Whoever has the former address can do nothing any more, also with a link that is still to be mailed there. */
async function correct(tx: Tx, id: string, data: InviteAdministratorInput): Promise<string> {
  await tx
    .update(users)
    .set({ ...data, updatedAt: currentTime() })
    .where(eq(users.id, id));
  await revokePersonLinks(tx, { userId: id }, ['ACTIVATION', 'PASSWORD_RESET']);
  await tx
    .update(messages)
    .set({ status: 'CANCELLED' })
    .where(and(eq(messages.userId, id), inArray(messages.status, ['QUEUED', 'FAILED'])));
  return id;
}
