import { and, eq, sql } from 'drizzle-orm';
import { messages, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { USER } from '@/lib/core/states';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { notify } from '@/lib/notifications/notify';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type AnnounceInput, announceInput } from './inputs';
import { quickRegistration } from './notices';
import { type Announcer, mayAnnounceRegistration } from './policy';
import { findRegistration } from './queries';
import type { RegistrationContext } from './register-agency';

/**
 * Tells support of a registration (specification 1, section 7, "Quick-registration notification"), once however
 * often it is asked for: the quick form has told already. All that is said and where it goes is read from stored
 * rows. Throws INVALID, RATE_LIMITED, FORBIDDEN, UNAVAILABLE, and NOT_FOUND alike for who is not there and for
 * whom it is not this actor's to tell of: without a session, of new people only.
 */
export async function announceRegistration(
  actor: Actor,
  input: AnnounceInput,
  { ip }: RegistrationContext,
): Promise<void> {
  const announcer = mayAnnounceRegistration(actor);
  const { producer } = parseInput(announceInput, input);
  await countAttempt('registration', { ip });
  await transact(async (tx) => {
    // Locked, so that two at once are told once.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, producer.id)).for('update');
    const registration = await findRegistration(tx, producer.id);
    if (!registration || !isForAnnouncer(announcer, registration)) throw notFound();
    const { userId, agencyId } = registration;
    const [told] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.agencyId, agencyId),
          eq(messages.kind, quickRegistration.kind),
          sql`${messages.payload} ->> 'userId' = ${userId}`,
        ),
      )
      .limit(1);
    if (!told) await notify(tx, quickRegistration, { agencyId, userId }, { userId });
  });
}

function isForAnnouncer(
  announcer: Announcer,
  { userId, stateId }: { userId: string; stateId: number },
): boolean {
  if (announcer.kind === 'anonymous') return stateId === USER.REGISTERED;
  return announcer.kind === 'administrator' || announcer.userId === userId;
}
