import { and, eq, sql } from 'drizzle-orm';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { users } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import { transact } from '@/lib/platform/transaction';
import { findTalentLogin } from '../accounts';
import { keyOf, limiterOf } from '../limits/limiters';
import { LOCK_OUT_NOTICE_SECONDS } from '../limits/rules';
import type { LoginKind } from '../rules';
import { loginsRefused } from './notices';
import { subjectOf } from './rules';

/**
 * Mails the owner of an account that too many log-ins to it failed, once a day at the most. Whoever tries does not
 * wait for it, and so is not told whether there is such an account. A failure to do so is logged and does no harm.
 */
export function warnOfLockOut(kind: LoginKind, email: string): void {
  queueNotice(kind, email).catch((error: unknown) => {
    if (!(error instanceof RateLimiterRes)) log.warn({ err: error }, 'the owner was not told of a lock-out');
  });
}

async function queueNotice(kind: LoginKind, email: string): Promise<void> {
  const owner = await findOwner(kind, email.trim().toLowerCase());
  if (!owner) return;
  await limiterOf('login:told', 1, LOCK_OUT_NOTICE_SECONDS).consume(keyOf(owner.id));
  await transact((tx) =>
    notify(
      tx,
      loginsRefused,
      { agencyId: null, email: owner.email, ...subjectOf(owner) },
      { type: owner.type, id: owner.id },
    ),
  );
}

/** Who comes in by that door with that e-mail; at the agency's a talent, where no user has it. */
async function findOwner(kind: LoginKind, email: string) {
  if (kind !== 'talent') {
    const [user] = await database()
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email), eq(users.isAdministrator, kind === 'admin')));
    if (user || kind === 'admin') return user && { ...user, type: 'agency' as const };
  }
  const talent = await findTalentLogin(email);
  return talent && { ...talent, type: 'talent' as const };
}
