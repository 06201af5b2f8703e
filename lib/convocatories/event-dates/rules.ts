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
