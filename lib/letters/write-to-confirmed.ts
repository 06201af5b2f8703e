import { and, asc, eq } from 'drizzle-orm';
import { convocateds, letters, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import { getEvent } from '@/lib/events/queries';
import { beginsSoon, isClosed } from '@/lib/events/rules';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notifyAll } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type WriteToConfirmedInput, writeToConfirmedInput } from './inputs';
import { letterToConfirmed } from './notices';
import { mayWriteToTalents } from './policy';

/**
 * Tells everybody confirmed at an event (1813, the group that receives push) something in the agency's own words, by push
 * where a device takes it and by mail, at once where the event begins within a day. Answers how many people. Throws
 * CONFLICT without anybody confirmed and for a closed event, INVALID, NOT_FOUND alike for another agency's, RATE_LIMITED,
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function writeToConfirmed(actor: Actor, input: WriteToConfirmedInput): Promise<number> {
  const { agencyId, userId } = mayWriteToTalents(actor);
  const { eventId, subject, text } = parseInput(writeToConfirmedInput, input);
  const event = await getEvent(actor, eventId);
  if (isClosed(event.stateId)) throw conflict('errors.event.closed');
  const people = await findConfirmed(agencyId, eventId);
  if (people.length === 0) throw conflict('errors.letter.nobody');
  await spendAllowance(actor, 'mail', people.length);
  return transact(async (tx) => {
    const [row] = await tx
      .insert(letters)
      .values({ agencyId, eventId, authorId: userId, subject, text })
      .returning({ id: letters.id });
    if (!row) throw new Error('insert returned nothing');
    const urgent = beginsSoon(event, currentTime());
    await notifyAll(
      tx,
      letterToConfirmed,
      people.map(({ convocatedId, talentId, email }) => ({
        to: { agencyId, eventId, talentId, email },
        payload: { letterId: row.id, convocatedId },
      })),
      { urgent },
    );
    const detail = { eventId, people: people.length };
    await recordAudit(tx, actor, 'letter.to-confirmed', { id: row.id, agencyId }, { detail });
    return people.length;
  });
}

/** Each once, however many places it has. */
const findConfirmed = (agencyId: string, eventId: string) =>
  database()
    .selectDistinctOn([convocateds.talentId], {
      convocatedId: convocateds.id,
      talentId: convocateds.talentId,
      email: talents.email,
    })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(
      and(
        eq(convocateds.eventId, eventId),
        eq(convocateds.agencyId, agencyId),
        eq(convocateds.stateId, CONVOCATED.CONFIRMED),
      ),
    )
    .orderBy(asc(convocateds.talentId), asc(convocateds.createdAt));
