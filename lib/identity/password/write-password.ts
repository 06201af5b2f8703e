import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyUsers, talents, users } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import { TALENT, USER } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { product } from '@/lib/platform/product';
import { hashPassword } from '../passwords';
import { endSessions, endTalentSessions } from '../sessions/end-sessions';
import { refuseGuessable } from './refuse-guessable';
import { isSuspended, type Person } from './rules';

/**
 * The hash of a new password for somebody. A hash takes a quarter of a second of a processor, so it is made before the
 * transaction that `writePassword` is in: no connection and no row waits for it. Throws FORBIDDEN for who is suspended
 * or gone, and INVALID for a password that is easy to guess.
 */
export async function hashNewPassword(person: Person, password: string): Promise<string> {
  await refuseGuessable(password, await emailOf(person), await agencyNamesOf(person));
  return hashPassword(password);
}

/**
 * Gives somebody the password of that hash and ends what they are signed in to, but for the session `except`. Answers
 * the e-mail to log in with. Throws FORBIDDEN for who is suspended or gone. The caller has decided, and tells the audit
 * trail.
 */
export async function writePassword(
  tx: Tx,
  person: Person,
  passwordHash: string,
  except?: string,
): Promise<{ email: string }> {
  const change = { passwordHash, updatedAt: currentTime() };
  if (person.type === 'talent') {
    const [talent] = await tx
      .update(talents)
      .set(change)
      .where(and(eq(talents.id, person.id), ne(talents.stateId, TALENT.SUSPENDED)))
      .returning({ email: talents.email });
    if (!talent) throw suspended();
    await endTalentSessions(tx, { talentId: person.id, except }, 'PASSWORD_CHANGED');
    return talent;
  }
  const [user] = await tx
    .update(users)
    .set(change)
    .where(and(eq(users.id, person.id), ne(users.stateId, USER.SUSPENDED)))
    .returning({ email: users.email });
  if (!user) throw suspended();
  await endSessions(tx, { userId: person.id, except }, 'PASSWORD_CHANGED');
  return user;
}

async function agencyNamesOf({ type, id }: Person): Promise<string[]> {
  if (type === 'talent') return [];
  const rows = await database()
    .select({ name: agencies.name })
    .from(agencyUsers)
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(eq(agencyUsers.userId, id));
  return rows.map(({ name }) => name);
}

async function emailOf({ type, id }: Person): Promise<string> {
  const table = type === 'talent' ? talents : users;
  const [row] = await database()
    .select({ email: table.email, stateId: table.stateId })
    .from(table)
    .where(eq(table.id, id));
  if (!row || isSuspended(type, row.stateId)) throw suspended();
  return row.email;
}

/** FORBIDDEN in the words of the login (specification part 1, section 8). */
const suspended = (): AppError =>
  new AppError('FORBIDDEN', 'login.problem.SUSPENDED', {}, { values: { product: product().name } });
