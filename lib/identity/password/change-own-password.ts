import { and, eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { queueEmail } from '@/lib/notifications/queue-email';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { revokePersonLinks } from '../link-tokens/revoke-links';
import { confirmPassword } from './confirm-password';
import { type ChangeOwnPasswordInput, changeOwnPasswordInput } from './inputs';
import { passwordChanged } from './jobs';
import { mayChangeOwnPassword } from './policy';
import { writePassword } from './write-password';

/**
 * Changes one's own password, for which the present one is asked again; a wrong one counts as an attempt to log in.
 * All other sessions end, this one goes on, and links for a new password are revoked. `ip` is the address that the
 * request came from. Throws UNAUTHENTICATED, FORBIDDEN, INVALID, RATE_LIMITED, and CONFLICT when the password was
 * changed elsewhere at the same time.
 */
export async function changeOwnPassword(
  actor: Actor,
  input: ChangeOwnPasswordInput,
  { ip }: { readonly ip: string | null },
): Promise<void> {
  const { userId, sessionId } = mayChangeOwnPassword(actor);
  const { presentPassword, password } = parseInput(changeOwnPasswordInput, input);
  const passwordHash = await confirmPassword(userId, presentPassword, ip, 'presentPassword');
  await transact(async (tx) => {
    const unchanged = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
      .for('update');
    if (unchanged.length === 0) throw conflict('errors.conflict');
    const person = { type: 'agency', id: userId } as const;
    await writePassword(tx, person, password, sessionId);
    await revokePersonLinks(tx, { userId }, ['ACTIVATION', 'PASSWORD_RESET']);
    await recordAudit(tx, actor, {
      agencyId: null,
      entity: 'user',
      entityId: userId,
      action: 'change-password',
    });
    await queueEmail(tx, passwordChanged, person, { agencyId: null });
  });
}
