import { endsOutside } from '../rules';

/** From one moment until another, both of them within. */
export type Span = { readonly startDate: Date; readonly endDate: Date };

/** What two stretches of time share; null when it is not more than a moment. */
function shared(one: Span, other: Span): Span | null {
  const startDate = one.startDate > other.startDate ? one.startDate : other.startDate;
  const endDate = one.endDate < other.endDate ? one.endDate : other.endDate;
  return startDate < endDate ? { startDate, endDate } : null;
}

export const isSame = (one: Span, other: Span): boolean =>
  +one.startDate === +other.startDate && +one.endDate === +other.endDate;

/**
 * When the people of a call, or of a need, are wanted once its event has other dates; always within the event. One for the whole
 * event stays one; one that lies within the new dates stays as it is; one that lies partly within is cut to them; one
 * that lies outside moves by as much as the event's beginning, and is then cut, or takes the event's dates.
 */
export function callDatesAfter(call: Span, before: Span, after: Span): Span {
  if (isSame(call, before)) return after;
  if (endsOutside(call, after).length === 0) return call;
  const by = +after.startDate - +before.startDate;
  const moved = { startDate: new Date(+call.startDate + by), endDate: new Date(+call.endDate + by) };
  return shared(call, after) ?? shared(moved, after) ?? after;
}
