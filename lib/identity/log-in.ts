import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import { anonymous } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { type AccountRow, findLoginRow } from './accounts';
import { hashPassword, needsRehash, verifyPassword } from './passwords';
import { type LoginKind, type LoginProblem, loginProblem } from './rules';

export type LoginResult = { ok: true; row: AccountRow } | { ok: false; problem: LoginProblem };

/**
 * Checks e-mail and password on the server (specification 2.5, 4.2). A state is told only to
 * somebody who knows the password. A hash of lower cost is upgraded on the way.
 */
export async function logIn(kind: LoginKind, email: string, password: string): Promise<LoginResult> {
  const row = await findLoginRow(kind, email);
  const matches = await verifyPassword(password, row?.passwordHash ?? null);
  if (!row || !matches) return { ok: false, problem: 'NO_MATCH' };
  const problem = loginProblem(row.stateId, row.agencyState);
  if (problem) return { ok: false, problem };
  const upgrade = row.passwordHash && needsRehash(row.passwordHash) ? await hashPassword(password) : null;
  await transact(async (tx) => {
    await tx
      .update(users)
      .set({ lastAccessAt: new Date(), ...(upgrade ? { passwordHash: upgrade } : {}) })
      .where(eq(users.id, row.userId));
    await recordAudit(tx, anonymous, {
      agencyId: row.agencyId,
      entity: 'user',
      entityId: row.userId,
      action: 'log-in',
    });
  });
  return { ok: true, row };
}
