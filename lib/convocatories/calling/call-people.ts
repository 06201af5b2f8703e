import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { convocateds, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { notifyAll } from '@/lib/notifications/notify';
import { recordAudits } from '@/lib/platform/audit';
import { type CallingAgency, callableBy } from '@/lib/talents/queries';
import { findBusy } from '../candidates/queries';
import { talentCalled } from '../notices';
import type { Convocated, Convocatory } from '../queries';

export type Callable = { readonly id: string; readonly email: string | null };

/**
 * Those of talents whom an agency may call, locked until the transaction ends: who is suspended at the same time is either
 * not called, or its call ends with the rest.
 */
export const lockCallable = (
  tx: Tx,
  agency: CallingAgency,
  talentIds: readonly string[],
): Promise<Callable[]> =>
  tx
    .select({ id: talents.id, email: talents.email })
    .from(talents)
    .where(and(inArray(talents.id, [...talentIds]), callableBy(agency)))
    .orderBy(talents.id)
    .for('share');

type Call = Pick<Convocatory, 'id' | 'agencyId' | 'eventId' | 'startDate' | 'endDate'>;

/** Those of people whom nobody has confirmed on the dates of a call. */
export async function freeOf(tx: Tx, people: readonly Callable[], call: Call): Promise<Callable[]> {
  const taken = await findBusy(
    tx,
    people.map(({ id }) => id),
    call,
  );
  return people.filter(({ id }) => taken.get(id) !== 'CONFIRMED');
}

/**
 * Gives people who are held a place in a call that is held and open (1811, answer pending 1814), with the trail and the
 * message of each; who has one is left as is. Answers the new places. Throws CONFLICT when one of those is confirmed
 * elsewhere on its dates, unless `despiteBookings`.
 */
export async function callPeople(
  tx: Tx,
  actor: Actor,
  call: Call,
  people: readonly Callable[],
  { despiteBookings = false } = {},
): Promise<Convocated[]> {
  if (people.length === 0) return [];
  const { agencyId, eventId } = call;
  const rows = await tx
    .insert(convocateds)
    .values(
      people.map((talent) => ({
        agencyId,
        eventId,
        convocatoryId: call.id,
        talentId: talent.id,
        stateId: CONVOCATED.CALLED,
        applicationStateId: APPLICATION.PENDING,
      })),
    )
    .onConflictDoNothing()
    .returning();
  if (!despiteBookings) {
    const taken = await findBusy(
      tx,
      rows.map((row) => row.talentId),
      call,
    );
    if ([...taken.values()].includes('CONFIRMED')) throw conflict('errors.convocatory.talentsBooked');
  }
  const addresses = new Map(people.map((talent) => [talent.id, talent.email]));
  await recordAudits(
    tx,
    actor,
    'convocated.call',
    rows.map(({ id, talentId }) => ({
      id,
      agencyId,
      to: CONVOCATED.CALLED,
      detail: { eventId, talentId },
    })),
  );
  await notifyAll(
    tx,
    talentCalled,
    rows.map(({ id, talentId }) => ({
      to: { agencyId, talentId, eventId, email: addresses.get(talentId) ?? null },
      payload: { convocatedId: id },
    })),
  );
  return rows;
}

/** Which of these talents have a place in a call already. */
export async function findCalled(
  db: Db | Tx,
  convocatoryId: string,
  talentIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ talentId: convocateds.talentId })
    .from(convocateds)
    .where(and(eq(convocateds.convocatoryId, convocatoryId), inArray(convocateds.talentId, [...talentIds])));
  return new Set(rows.map(({ talentId }) => talentId));
}
