import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CONVOCATED } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { beginsSoon } from '@/lib/events/rules';
import { findTold, lockUntold, type Untold, withdraw } from '@/lib/notifications/untold';
import { currentTime } from '@/lib/platform/clock';
import { isExclusionViolation } from '@/lib/platform/database-errors';
import type { Happenings } from '@/lib/platform/reactions/happenings';
import { eventChanged } from '../notices';
import { tellPlaces } from '../tell-places';
import { followDates } from './follow-dates';
import { findFollowed, findMoves, keepMove } from './recent-changes';
import { backAt, isElsewhere, isSame } from './rules';

/**
 * Lets what an event holds follow its new dates (`followDates`), and tells by mail who stays confirmed of new dates or
 * another place. An event that is again when and where it was within the last ten minutes is told only to who was told of
 * something else meanwhile. Throws CONFLICT when a contract is signed for other dates, or a talent who had agreed to the
 * new dates is taken elsewhere on them.
 */
export async function followEvent(
  tx: Tx,
  actor: Actor,
  { before, after, places }: Happenings['event.updated'],
): Promise<void> {
  const rescheduled = !isSame(before, after);
  const now = { ...after, placeId: places.after };
  if (!rescheduled && !isElsewhere({ ...before, placeId: places.before }, now)) return;
  const was = await findFollowed(tx, after.id);
  const moves = await findMoves(tx, after);
  const untold = await lockUntold(tx, after);
  if (rescheduled) {
    await followDates(tx, actor, { before, after, was, moves, untold }).catch((error: unknown) => {
      throw isExclusionViolation(error) ? conflict('errors.event.talentsBooked') : error;
    });
  }
  await keepMove(tx, before, places.before, { was, left: await findFollowed(tx, after.id) });
  const back = backAt(moves, now);
  await tellConfirmed(tx, after, back && { since: back.changedAt, untold });
}

type Back = { readonly since: Date; readonly untold: readonly Untold[] };

async function tellConfirmed(tx: Tx, event: Event, back: Back | undefined): Promise<void> {
  const confirmed = await tx
    .select({ convocatedId: convocateds.id, talentId: talents.id, email: talents.email })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(and(eq(convocateds.eventId, event.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)));
  const told = back && (await findTold(tx, event, back.since));
  const urgent = beginsSoon(event, currentTime());
  const hearing = confirmed.filter(({ talentId }) => !told || told.has(talentId));
  await tellPlaces(tx, eventChanged, event, hearing, { urgent });
  if (!back) return;
  const untrue = ({ kind, talentId, createdAt }: Untold) =>
    kind === eventChanged.kind && createdAt >= back.since && !told?.has(talentId);
  await withdraw(tx, back.untold.filter(untrue));
}
