import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, convocatories, eventPersonals, events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { findNamedPlace } from '@/lib/events/places/find-or-add-place';
import { findVenue, type Venue } from '@/lib/events/places/find-venue';
import { withName } from '@/lib/events/places/move-place';
import type { Event } from '@/lib/events/queries';
import { beginsSoon } from '@/lib/events/rules';
import { findTold } from '@/lib/notifications/untold';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { deadlineAfter } from '../call-terms/deadline-after';
import { isTold } from '../call-terms/is-told';
import { type PlannedChangeInput, plannedChangeInput } from '../inputs';
import { mayManageConvocatories } from '../policy';
import { type Concern, concernOf, type Follows } from './concern-of';
import { findEdits, findFollowed, findMoves, saysAgain } from './recent-changes';
import { backAt, isElsewhere, isSame, movedCalls, NO_VENUE_YET } from './rules';

type Planned = ReturnType<typeof parse>;
const parse = (input: PlannedChangeInput) => parseInput(plannedChangeInput, input);

/**
 * Whom a change concerns before it is sent, by the rules by which the write then does it: who is asked again, whose yes
 * comes back, whose signature refuses it or needs an amendment, who is told, and whose ride is ordered. Throws INVALID,
 * FORBIDDEN, and NOT_FOUND alike for another agency's.
 */
export async function findConcerned(actor: Actor, input: PlannedChangeInput): Promise<Concern> {
  const agency = mayManageConvocatories(actor);
  const planned = parse(input);
  return database().transaction(
    async (tx) => {
      const own = and(eq(events.id, planned.eventId), eq(events.agencyId, agency.agencyId));
      const [event] = await tx.select().from(events).where(own);
      if (!event) throw notFound('errors.event.notFound');
      const follows = planned.convocatoryId
        ? await ofCall(tx, event, planned.convocatoryId, planned)
        : planned.eventPersonalId
          ? await ofPay(tx, event, planned.eventPersonalId, planned)
          : await ofEvent(tx, event, planned);
      return concernOf(tx, agency, event, follows);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const NOTHING: Follows = { steps: [], told: null, onlyTold: null, elsewhere: false, urgent: false };

async function ofEvent(tx: Tx, before: Event, planned: Planned): Promise<Follows> {
  const { startDate = before.startDate, endDate = before.endDate, cityId = before.cityId } = planned;
  const after = { ...before, startDate, endDate, cityId };
  const venue = await findVenue(tx, before);
  const placeBefore = venue?.id ?? null;
  const now = { cityId, placeId: await placeAfter(tx, after, venue, planned) };
  const elsewhere = isElsewhere({ cityId: before.cityId, placeId: placeBefore }, now);
  const rescheduled = !isSame(before, after);
  if (!rescheduled && !elsewhere) return NOTHING;
  const [was, moves] = [await findFollowed(tx, before.id), await findMoves(tx, before)];
  const moved = rescheduled ? movedCalls(was.calls, { before, after, moves }) : [];
  const back = backAt(moves, { ...after, ...now });
  const confirmed = await tx
    .select({ id: convocateds.id })
    .from(convocateds)
    .where(and(eq(convocateds.eventId, before.id), eq(convocateds.stateId, CONVOCATED.CONFIRMED)));
  return {
    steps: moved.map(({ call, dates }) => ({ call, dates, budget: null })),
    told: confirmed.map(({ id }) => id),
    onlyTold: back ? await findTold(tx, before, back.changedAt) : null,
    elsewhere,
    urgent: beginsSoon(after, currentTime()),
  };
}

/** The venue as the write finds it; one that is not in the directory yet is none of those that are. */
async function placeAfter(
  tx: Tx,
  { agencyId, cityId }: Event,
  present: Venue | null,
  planned: Planned,
): Promise<string | null> {
  const { placeName, placeAddress } = withName(
    { placeName: planned.placeName, placeAddress: planned.placeAddress },
    present,
  );
  if (placeName === undefined) return present?.id ?? null;
  if (!placeName) return null;
  const place = { agencyId, cityId, name: placeName, address: placeAddress || null };
  return (await findNamedPlace(tx, place)) ?? NO_VENUE_YET;
}

async function ofCall(tx: Tx, event: Event, id: string, planned: Planned): Promise<Follows> {
  const [call] = await tx
    .select()
    .from(convocatories)
    .where(and(eq(convocatories.id, id), eq(convocatories.eventId, event.id)));
  if (!call) throw notFound('errors.convocatory.notFound');
  const { startDate = call.startDate, endDate = call.endDate, deadline = call.deadline } = planned;
  const wanted = { ...call, startDate, endDate, deadline };
  if (isSame(call, wanted)) return NOTHING;
  const after = { ...wanted, deadline: await deadlineAfter(tx, event, wanted, true) };
  const back = (await findEdits(tx, call)).find((edit) => saysAgain(after, edit));
  const called = await tx.select({ id: convocateds.id }).from(convocateds).where(isTold(id));
  return {
    ...NOTHING,
    steps: [{ call, dates: { startDate, endDate }, budget: null }],
    told: called.map((place) => place.id),
    onlyTold: back ? await findTold(tx, event, back.changedAt) : null,
  };
}

async function ofPay(tx: Tx, event: Event, needId: string, { budget }: Planned): Promise<Follows> {
  const [need] = await tx
    .select({ budget: eventPersonals.budget })
    .from(eventPersonals)
    .where(and(eq(eventPersonals.id, needId), eq(eventPersonals.eventId, event.id)));
  if (!need) throw notFound('errors.event.personalNotFound');
  if (budget === undefined || budget === need.budget || event.stateId === EVENT.CREATED) return NOTHING;
  const calls = await tx.select().from(convocatories).where(eq(convocatories.eventPersonalId, needId));
  return { ...NOTHING, steps: calls.map((call) => ({ call, dates: null, budget })) };
}
