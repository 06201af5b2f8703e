import { CONVOCATORY, EVENT } from '@/lib/core/states';
import type { LoadedEvent } from './load-event';

/** The one thing that most moves an event on, for the button that stands out. */
export type NextStep =
  | { readonly kind: 'publish'; readonly needId: string }
  | { readonly kind: 'decide'; readonly count: number }
  | { readonly kind: 'call'; readonly convocatoryId: string }
  | { readonly kind: 'sign'; readonly count: number }
  | { readonly kind: 'claim'; readonly count: number };

type Facts = {
  readonly event: Pick<LoadedEvent['event'], 'stateId'>;
  readonly needs: readonly Pick<LoadedEvent['needs'][number], 'id' | 'quantity' | 'confirmed' | 'calls'>[];
  readonly calls: readonly Pick<
    LoadedEvent['calls'][number],
    'id' | 'stateId' | 'eventPersonalId' | 'quantity' | 'confirmed'
  >[];
  readonly counts: Pick<LoadedEvent['counts'], 'undecided' | 'toSign' | 'toClaim'>;
};

const OPEN: readonly number[] = [EVENT.CREATED, EVENT.CALLING, EVENT.CONFIRMED];

/** Needs without a call first, then answers without a decision, then places without people, then papers. */
export function nextStep({ event, needs, calls, counts }: Facts): NextStep | null {
  const { undecided, toSign, toClaim } = counts;
  if (event.stateId === EVENT.FINISHED) return toClaim > 0 ? { kind: 'claim', count: toClaim } : null;
  if (!OPEN.includes(event.stateId)) return null;
  const lacking = needs.filter((need) => need.confirmed < need.quantity);
  const uncalled = lacking.find((need) => need.calls === 0);
  if (uncalled) return { kind: 'publish', needId: uncalled.id };
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
