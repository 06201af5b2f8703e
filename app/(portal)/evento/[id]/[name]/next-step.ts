import { isoDateInZone } from '@/lib/core/dates';
import { CONVOCATORY, EVENT } from '@/lib/core/states';
import type { LoadedEvent } from './load-event';

/** The one thing that most moves an event on, for the button that stands out. */
export type NextStep =
  | { readonly kind: 'desk' }
  | { readonly kind: 'publish'; readonly needId: string }
  | { readonly kind: 'publishAll' }
  | { readonly kind: 'decide'; readonly count: number }
  | { readonly kind: 'call'; readonly convocatoryId: string }
  | { readonly kind: 'sign'; readonly count: number }
  | { readonly kind: 'claim'; readonly count: number };

type Days = Pick<LoadedEvent['event'], 'startDate' | 'endDate' | 'timeZone'>;

type Facts = {
  readonly event: Pick<LoadedEvent['event'], 'stateId'> & Days;
  readonly now: Date;
  readonly needs: readonly Pick<LoadedEvent['needs'][number], 'id' | 'quantity' | 'confirmed' | 'calls'>[];
  readonly calls: readonly Pick<
    LoadedEvent['calls'][number],
    'id' | 'stateId' | 'eventPersonalId' | 'quantity' | 'confirmed'
  >[];
  readonly counts: Pick<LoadedEvent['counts'], 'undecided' | 'toSign' | 'toClaim' | 'confirmed'>;
};

const OPEN: readonly number[] = [EVENT.CREATED, EVENT.CALLING, EVENT.CONFIRMED];

/** Whether today is one of its days, there. */
function isToday({ startDate, endDate, timeZone }: Days, now: Date): boolean {
  const [first, today, last] = [startDate, now, endDate].map((at) => isoDateInZone(at, timeZone));
  return (first ?? '') <= (today ?? '') && (today ?? '') <= (last ?? '');
}

/** On its days the desk, where people arrive. Else needs without a call first, then answers without a decision, then places without people, then papers. */
export function nextStep({ event, needs, calls, counts, now }: Facts): NextStep | null {
  const { undecided, toSign, toClaim } = counts;
  if (event.stateId === EVENT.FINISHED) return toClaim > 0 ? { kind: 'claim', count: toClaim } : null;
  if (!OPEN.includes(event.stateId)) return null;
  if (counts.confirmed > 0 && isToday(event, now)) return { kind: 'desk' };
  const lacking = needs.filter((need) => need.confirmed < need.quantity);
  if (lacking.some((need) => need.calls === 0)) return { kind: 'publishAll' };
  if (lacking.length > 0 && undecided > 0) return { kind: 'decide', count: undecided };
  const [emptiest] = calls
    .filter((call) => call.stateId === CONVOCATORY.OPEN)
    .filter((call) => lacking.some((need) => need.id === call.eventPersonalId))
    .sort((a, b) => b.quantity - b.confirmed - (a.quantity - a.confirmed));
  if (emptiest) return { kind: 'call', convocatoryId: emptiest.id };
  const [reopened] = lacking;
  if (reopened) return { kind: 'publish', needId: reopened.id };
  return toSign > 0 ? { kind: 'sign', count: toSign } : null;
}
