import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyUsers, users } from '@/db/schema';
import type { Actor, LinkActor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { forgetLogins } from '@/lib/identity/limits/count-attempt';
import { consumeLink, inTurnOfLink } from '@/lib/identity/link-tokens/consume-link';
import { revokePersonLinks } from '@/lib/identity/link-tokens/revoke-links';
import { hashNewPassword, writePassword } from '@/lib/identity/password/write-password';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { type ActivateAccountInput, activateAccountInput } from './inputs';
import { accountActivated } from './notices';
import { mayActivateAccount } from './policy';
import { agencyStateActivated, userStateActivated } from './rules';

/**
 * Activates the account of whom a link is for, and uses that link up: password, user (73) and agency (23), all or
 * nothing (specification part 2, section 4). Which states, the server decides: what the administrator has suspended
 * or is looking at stays so. Throws FORBIDDEN, also to who is suspended, INVALID, also without a password by who has
 * none yet, and GONE when the link ended meanwhile.
 */
export async function activateAccount(
  actor: Actor,
  input: ActivateAccountInput,
): Promise<{ userId: string }> {
  const { link, userId } = mayActivateAccount(actor);
  const { password } = parseInput(activateAccountInput, input);
  const person = { type: 'agency', id: userId } as const;
  const email = await inTurnOfLink(link, async () => {
    const newHash = password ? await hashNewPassword(person, password) : null;
    return transact(async (tx) => {
      await consumeLink(tx, link);
      const user = await activateUser(tx, actor, userId, newHash);
      if (newHash) await writePassword(tx, person, newHash);
      await activateAgencies(tx, link, userId);
      await revokePersonLinks(tx, { userId }, ['ACTIVATION', 'PASSWORD_RESET']);
      await notify(tx, accountActivated, { agencyId: link.agencyId, userId }, { userId });
      return user.email;
    });
  });
  await forgetLogins('agency', email);
  return { userId };
}

async function activateUser(
  tx: Tx,
  actor: Actor,
  userId: string,
  newHash: string | null,
): Promise<{ email: string }> {
  const [user] = await tx
    .select({ email: users.email, stateId: users.stateId, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  const to = user ? userStateActivated(user.stateId) : null;
  if (!user || to === null) {
    throw new AppError('FORBIDDEN', 'login.problem.SUSPENDED', {}, { values: { product: product().name } });
  }
  if (!newHash && !user.passwordHash) {
    throw new AppError('INVALID', 'errors.invalid', { password: 'validation.required' });
  }
  await tx.update(users).set({ stateId: to, updatedAt: currentTime() }).where(eq(users.id, userId));
  await recordAudit(tx, actor, 'user.activate', { id: userId, agencyId: null }, { from: user.stateId, to });
  return user;
}

/** The agency that the link names, or without one those in which the user has a place. */
async function activateAgencies(tx: Tx, link: LinkActor, userId: string): Promise<void> {
  const places = await tx
    .select({ id: agencies.id, stateId: agencies.stateId })
    .from(agencies)
    .innerJoin(agencyUsers, eq(agencyUsers.agencyId, agencies.id))
    .where(
      and(
        eq(agencyUsers.userId, userId),
        isNull(agencyUsers.deactivatedAt),
        link.agencyId ? eq(agencies.id, link.agencyId) : undefined,
      ),
    )
    .for('update', { of: agencies });
  for (const { id, stateId } of places) {
    const to = agencyStateActivated(stateId);
    if (to === stateId) continue;
    await tx.update(agencies).set({ stateId: to, updatedAt: currentTime() }).where(eq(agencies.id, id));
    await recordAudit(tx, link, 'agency.activate', { id, agencyId: id }, { from: stateId, to });
  }
}
