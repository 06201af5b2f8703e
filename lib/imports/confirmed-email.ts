import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { awaitsActivation } from '@/lib/core/states';
import { database } from '@/lib/platform/database';

/** The e-mail of somebody who has not used the link that was sent to it; null for everybody else. */
export async function unconfirmedEmail({ userId }: AgencyActor): Promise<string | null> {
  const [found] = await database()
    .select({ email: users.email, stateId: users.stateId })
    .from(users)
    .where(eq(users.id, userId));
  return found && awaitsActivation(found.stateId) ? found.email : null;
}

/** Whoever opens an account, open to everybody, cannot have files read before. Throws FORBIDDEN with the way on. */
export async function requireConfirmedEmail(actor: AgencyActor): Promise<void> {
  if ((await unconfirmedEmail(actor)) !== null) throw forbidden('imports.problem.unconfirmed');
}
