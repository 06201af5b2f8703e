import { CONVOCATED } from '@/lib/core/states';
import { endsOutside } from '../rules';

/** Stretch of time, both ends included. */
export type Span = { readonly startDate: Date; readonly endDate: Date };

/** Returns the time that two stretches share; null when it is no more than a moment. */
function shared(one: Span, other: Span): Span | null {
  const startDate = one.startDate > other.startDate ? one.startDate : other.startDate;
  const endDate = one.endDate < other.endDate ? one.endDate : other.endDate;
  return startDate < endDate ? { startDate, endDate } : null;
}

export const isSame = (one: Span, other: Span): boolean =>
  +one.startDate === +other.startDate && +one.endDate === +other.endDate;

/**
 * Returns the dates of a call, or of a need, after its event got other dates; always within the event. Dates of the
 * whole event follow it; dates within the new ones stay; dates partly within are cut to them; dates outside move by as
 * much as the event's beginning, and are then cut, or become the event's.
 */
export function callDatesAfter(call: Span, before: Span, after: Span): Span {
  if (isSame(call, before)) return after;
  if (endsOutside(call, after).length === 0) return call;
  const by = +after.startDate - +before.startDate;
  const moved = { startDate: new Date(+call.startDate + by), endDate: new Date(+call.endDate + by) };
  return shared(call, after) ?? shared(moved, after) ?? after;
}

type AcceptedDates = { readonly acceptedFrom: Date | null; readonly acceptedUntil: Date | null };

/** Returns the dates that a talent accepted; where they were not recorded, the dates that its call had. */
export const agreedSpan = ({ acceptedFrom, acceptedUntil }: AcceptedDates, call: Span): Span => ({
  startDate: acceptedFrom ?? call.startDate,
  endDate: acceptedUntil ?? call.endDate,
});

/** A yes: the dates and the pay per day to which it was given; pay that was not recorded is any. */
export type Yes = { readonly agreed: Span; readonly acceptedBudget: number | null };

/**
 * True when a yes binds to these dates and this pay: it was given to no fewer days, and to no higher pay. Null for what
 * does not change.
 */
export const holds = ({ agreed, acceptedBudget }: Yes, dates: Span | null, budget: number | null): boolean =>
  (dates === null || endsOutside(dates, agreed).length === 0) &&
  (budget === null || acceptedBudget === null || acceptedBudget <= budget);

/** What of a call follows its event. */
export type CallDates = Span & { readonly deadline: Date | null; readonly stateId: number };

export type Change<Kept> = { readonly was: Kept; readonly left: Kept };

/**
 * What something was before the first of several changes; null when somebody changed it by itself between them or since,
 * or it was not there yet.
 */
export function formerOf<Kept>(present: Kept, changes: readonly (Change<Kept> | undefined)[]): Kept | null {
  const next = [...changes.slice(1).map((change) => change?.was), present];
  const unbroken = changes.every((change, at) => JSON.stringify(change?.left) === JSON.stringify(next[at]));
  return unbroken ? (changes[0]?.was ?? null) : null;
}

/** A change of an event: its dates before, and what it did to what follows, by ids. */
type Move = Span & {
  readonly needs: Readonly<Record<string, Change<Span>>>;
  readonly calls: Readonly<Record<string, Change<CallDates>>>;
};

type Moved = { readonly before: Span; readonly after: Span; readonly moves: readonly Move[] };

/** The moves since the event last had the dates that it gets; none when it had them in none of those given. */
function sinceLast({ after, moves }: Moved): readonly Move[] {
  const left = moves.findIndex((move) => isSame(move, after));
  return left < 0 ? [] : moves.slice(left);
}

/** What a call had when its event last had the dates that it gets; null where that is not known, or was changed since. */
const formerCall = (call: FollowingCall, moved: Moved): CallDates | null =>
  formerOf(
    callDatesOf(call),
    sinceLast(moved).map(({ calls }) => calls[call.id]),
  );

type FollowingCall = CallDates & { readonly id: string };

/** A call whose event got other dates: its own then, and what it had when the event last had them. */
export type MovedCall<Call> = {
  readonly call: Call;
  readonly dates: Span;
  readonly former: CallDates | null;
};

/** The calls that get other dates with their event; those that stay as they are left out. */
export const movedCalls = <Call extends FollowingCall>(
  calls: readonly Call[],
  moved: Moved,
): MovedCall<Call>[] =>
  calls.flatMap((call) => {
    const former = formerCall(call, moved);
    const dates = former ?? callDatesAfter(call, moved.before, moved.after);
    return isSame(dates, call) && !former ? [] : [{ call, dates, former }];
  });

/** The dates of people that an event needs after it got other dates: those that they last had then, or as calls get them. */
export const needDatesAfter = (need: Span & { readonly id: string }, moved: Moved): Span =>
  formerOf(
    spanOf(need),
    sinceLast(moved).map(({ needs }) => needs[need.id]),
  ) ?? callDatesAfter(need, moved.before, moved.after);

export const spanOf = ({ startDate, endDate }: Span): Span => ({ startDate, endDate });

export const callDatesOf = ({ startDate, endDate, deadline, stateId }: CallDates): CallDates => ({
  ...{ startDate, endDate, deadline, stateId },
});

type Where = { readonly cityId: number; readonly placeId: string | null };

export const isElsewhere = (one: Where, other: Where): boolean =>
  one.cityId !== other.cityId || one.placeId !== other.placeId;

/** The first of some changes before which an event was when and where it is now: it is back. */
export const backAt = <Left extends Span & Where>(
  moves: readonly Left[],
  now: Span & Where,
): Left | undefined => moves.find((move) => isSame(move, now) && !isElsewhere(move, now));

/** Stands for a venue that is not in the directory yet. */
export const NO_VENUE_YET = 'new';

/** The state of a place whose yes is taken back: who was confirmed is only called. */
export const askedState = (stateId: number): number =>
  stateId === CONVOCATED.CONFIRMED ? CONVOCATED.CALLED : stateId;
