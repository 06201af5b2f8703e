import { EVENT } from '@/lib/core/states';

export type StateStep = {
  readonly stateId: number;
  readonly status: 'done' | 'current' | 'pending';
  /** When it was entered; null for what is to come, and for what no entry tells of. */
  readonly at: Date | null;
};

/** An entry of the audit trail of an event: its creation, or a move to another state. */
export type StateChange = { readonly at: Date; readonly action: string; readonly toState: string | null };

const ROAD: readonly number[] = [EVENT.CREATED, EVENT.CALLING, EVENT.CONFIRMED, EVENT.FINISHED];
const DEAD_ENDS: readonly number[] = [EVENT.CANCELLED, EVENT.EXPIRED];

/**
 * The way of an event: the states on its road, or those it was in before it was cancelled or expired. `changes`
 * in any order; of several entries into a state the last one counts.
 */
export function stateSteps(stateId: number, changes: readonly StateChange[]): StateStep[] {
  const entered = new Map<number, Date>();
  for (const { at, action, toState } of changes) {
    if (action !== 'create' && action !== 'move') continue;
    const to = Number(toState);
    const known = entered.get(to);
    if (!known || known < at) entered.set(to, at);
  }
  const at = (state: number) => entered.get(state) ?? null;
  if (DEAD_ENDS.includes(stateId)) {
    const before = ROAD.filter((state) => state === EVENT.CREATED || entered.has(state));
    return [
      ...before.map((state): StateStep => ({ stateId: state, status: 'done', at: at(state) })),
      { stateId, status: 'current', at: at(stateId) },
    ];
  }
  const here = ROAD.indexOf(stateId);
  return ROAD.map((state, index) => ({
    stateId: state,
    status: index < here ? 'done' : index === here ? 'current' : 'pending',
    at: index <= here ? at(state) : null,
  }));
}
