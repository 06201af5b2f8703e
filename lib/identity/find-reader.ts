import { and, eq, isNull } from 'drizzle-orm';
import { agencies, agencyUsers, users } from '@/db/schema';
import type { AdministratorActor, AgencyActor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { loginProblem } from './rules';

export type Reader = {
  readonly actor: AgencyActor | AdministratorActor;
  readonly name: string;
  readonly email: string;
};

/**
 * Somebody of an agency, or an administrator (null), as whom a job looks for what that person may see. Null for who could
 * not log in there now. One statement.
 */
export async function findReader(userId: string, agencyId: string | null): Promise<Reader | null> {
  const person = { name: users.name, email: users.email, stateId: users.stateId };
  if (agencyId === null) {
    const [row] = await database()
      .select(person)
      .from(users)
      .where(and(eq(users.id, userId), eq(users.isAdministrator, true)));
    if (!row || loginProblem(row.stateId, null)) return null;
    return { actor: { kind: 'administrator', userId }, name: row.name, email: row.email };
  }
  const [row] = await database()
    .select({ ...person, role: agencyUsers.role, agencyState: agencies.stateId })
    .from(agencyUsers)
    .innerJoin(users, eq(users.id, agencyUsers.userId))
    .innerJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(
      and(
        eq(agencyUsers.userId, userId),
        eq(agencyUsers.agencyId, agencyId),
        isNull(agencyUsers.deactivatedAt),
      ),
    );
  if (!row || loginProblem(row.stateId, row.agencyState)) return null;
  const { role, agencyState, name, email } = row;
  return { actor: { kind: 'agencyUser', userId, agencyId, role, agencyState }, name, email };
}
