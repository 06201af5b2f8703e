import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyUsers, talents, userSessions, users } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { encrypt } from '@/lib/platform/encryption';
import type { AccountRow, TalentLogin } from '../accounts';
import { sessionExpiry } from './rules';

export type SessionFacts = {
  readonly device: string | null;
  /** Replaces the hash that was verified, where that is of an older cost. */
  readonly upgradedHash: string | null;
  /** Token of the mobile backend for an administrator, stored encrypted. */
  readonly mobileToken: string | null;
};

/** Binds the kept token to its own row: copied to another one it does not open. */
export const mobileTokenContext = (sessionId: string): string => `user_sessions.mobile_token:${sessionId}`;

/**
 * Makes the row of a log-in whose password was verified against `row`, and answers its id: null when meanwhile the
 * password or the state of the person changed, or the person's place in the agency. The person's row is written
 * under the condition that its hash is still the one verified, and stays locked until the session stands, so what
 * ends sessions at that moment (`endSessions`) comes before both or after both.
 */
export async function startSession(tx: Tx, row: AccountRow, facts: SessionFacts): Promise<string | null> {
  if (row.passwordHash === null) return null;
  const now = currentTime();
  const [person] = await tx
    .update(users)
    .set({ lastAccessAt: now, ...(facts.upgradedHash ? { passwordHash: facts.upgradedHash } : {}) })
    .where(
      and(
        eq(users.id, row.userId),
        eq(users.passwordHash, row.passwordHash),
        eq(users.stateId, row.stateId),
        eq(users.isAdministrator, row.isAdministrator),
      ),
    )
    .returning({ id: users.id });
  if (!person || !(await stillBelongs(tx, row))) return null;
  const id = randomUUID();
  await tx.insert(userSessions).values({
    id,
    userId: row.userId,
    agencyId: row.isAdministrator ? null : row.agencyId,
    device: facts.device,
    mobileToken: facts.mobileToken && encrypt(facts.mobileToken, mobileTokenContext(id)),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionExpiry(now, now),
  });
  return id;
}

/** The same for a talent; null when meanwhile its password or state changed. */
export async function startTalentSession(
  tx: Tx,
  row: TalentLogin,
  { device, upgradedHash }: Omit<SessionFacts, 'mobileToken'>,
): Promise<string | null> {
  if (row.passwordHash === null) return null;
  const now = currentTime();
  const [talent] = await tx
    .select({ id: talents.id })
    .from(talents)
    .where(
      and(
        eq(talents.id, row.id),
        eq(talents.passwordHash, row.passwordHash),
        eq(talents.stateId, row.stateId),
      ),
    )
    .for('update');
  if (!talent) return null;
  if (upgradedHash) {
    await tx.update(talents).set({ passwordHash: upgradedHash }).where(eq(talents.id, row.id));
  }
  const id = randomUUID();
  await tx.insert(userSessions).values({
    id,
    talentId: row.id,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionExpiry(now, now),
  });
  return id;
}

async function stillBelongs(tx: Tx, row: AccountRow): Promise<boolean> {
  if (row.isAdministrator) return true;
  if (row.agencyId === null || row.agencyState === null) return false;
  const [place] = await tx
    .select({ id: agencyUsers.id })
    .from(agencyUsers)
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(
      and(
        eq(agencyUsers.userId, row.userId),
        eq(agencies.id, row.agencyId),
        isNull(agencyUsers.deactivatedAt),
        eq(agencies.stateId, row.agencyState),
      ),
    )
    .for('share');
  return place !== undefined;
}
