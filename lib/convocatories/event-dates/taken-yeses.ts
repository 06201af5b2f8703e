import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, eventPersonals, takenYeses, talents } from '@/db/schema';
import { APPLICATION } from '@/lib/core/states';
import { findTold } from '@/lib/notifications/untold';
import { currentTime } from '@/lib/platform/clock';
import type { Convocatory } from '../queries';
import { since } from './recent-changes';
import { askedState, holds, type Span } from './rules';

type Call = Pick<Convocatory, 'id' | 'agencyId' | 'eventId'>;

/** Yeses of a call that were taken back within the last ten minutes, of places that nobody has touched since. */
const takenOf = (tx: Tx, callId: string) =>
  tx
    .select({
      place: convocateds,
      yes: takenYeses,
      budget: eventPersonals.budget,
      name: talents.name,
    })
    .from(takenYeses)
    .innerJoin(convocateds, eq(convocateds.id, takenYeses.convocatedId))
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(
      and(
        eq(convocateds.convocatoryId, callId),
        eq(convocateds.applicationStateId, APPLICATION.PENDING),
        isNull(convocateds.reply),
        sql`${takenYeses.takenAt} > ${since(currentTime()).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(convocateds.id));

type Row = Awaited<ReturnType<typeof takenOf>>[number];

/** A yes that would hold again; `told`: its talent was told something of the event since it was taken back. */
export type Taken = Row & { readonly told: boolean };

async function holdingAgain(
  tx: Tx,
  call: Call,
  rows: readonly Row[],
  dates: Span,
  budget: number | null,
): Promise<Taken[]> {
  const found = rows.filter(({ place, yes, budget: present }) => {
    const agreed = { startDate: yes.acceptedFrom, endDate: yes.acceptedUntil };
    const given = { agreed, acceptedBudget: place.acceptedBudget };
    return place.stateId === askedState(yes.stateId) && holds(given, dates, budget ?? present);
  });
  if (found.length === 0) return [];
  const told = await findTold(tx, { id: call.eventId, agencyId: call.agencyId }, since(currentTime()));
  return found.map((row) => {
    const at = told.get(row.place.talentId);
    return { ...row, told: at !== undefined && at >= row.yes.takenAt };
  });
}

/** The yeses of a call that were taken back and would hold again for these dates and this pay; for its own with null. */
export const findTaken = async (tx: Tx, call: Call, dates: Span, budget: number | null): Promise<Taken[]> =>
  holdingAgain(tx, call, await takenOf(tx, call.id), dates, budget);

/** The same for its own pay, locked until the transaction ends. */
export const lockTaken = async (tx: Tx, call: Call, dates: Span): Promise<Taken[]> =>
  holdingAgain(tx, call, await takenOf(tx, call.id).for('update', { of: convocateds }), dates, null);
