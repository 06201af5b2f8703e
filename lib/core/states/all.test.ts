import { describe, expect, test } from 'vitest';
import { LIFECYCLES } from './all';
import { type Lifecycle, type Move, type State, statesOf } from './lifecycle';

const ENDS: Readonly<Record<string, readonly string[]>> = {
  agency: [],
  user: [],
  client: ['DELETED'],
  event: ['FINISHED', 'CANCELLED', 'EXPIRED'],
  convocatory: ['CANCELLED'],
  talent: [],
  quotation: ['REJECTED', 'EXPIRED'],
  place: [],
  application: [],
  photo: ['ARCHIVED'],
  contract: ['VOID'],
  claim: [],
  'payment of a claim': ['REJECTED', 'REVERSED'],
  batch: ['CLOSED', 'CANCELLED'],
  'item of a batch': ['REJECTED', 'REVERSED', 'RELEASED'],
  ride: ['TERMINATED', 'NOT_FOUND', 'DRIVER_CANCEL', 'NO_SHOW', 'RIDER_CANCEL', 'FAILED'],
  'payment of a client': ['REFUSED', 'UNDONE'],
};

/** All states to which moves lead from some, these included. */
function reachedFrom({ moves }: Lifecycle, starts: readonly State[]): ReadonlySet<State> {
  const reached = new Set(starts);
  for (;;) {
    const next = moves.filter(
      ({ from, to }) => from.some((state) => reached.has(state)) && !reached.has(to ?? ''),
    );
    const found = next.flatMap(({ to }) => (to === null ? [] : [to]));
    if (found.length === 0) return reached;
    for (const state of found) reached.add(state);
  }
}

const isBirth = ({ from, to }: Move) => from.length === 0 && to !== null;
const namesOf = (life: Lifecycle, isMeant: (state: State) => boolean) =>
  statesOf(life).flatMap(([name, state]) => (isMeant(state) ? [name] : []));

describe.each(LIFECYCLES.map((life) => [life.name, life] as const))('states: %s', (name, life) => {
  test('moves lead between its states alone, and each pair stands once for an act', () => {
    const known = new Set(statesOf(life).map(([, state]) => state));
    const pairs = life.moves.flatMap(({ act, from, to }) => {
      expect([...from, ...(to === null ? [] : [to])].filter((state) => !known.has(state))).toEqual([]);
      expect(from, `${act} moves nothing`).not.toContain(to);
      return from.map((state) => `${act} ${state} ${to}`);
    });
    expect(pairs).toEqual([...new Set(pairs)]);
  });

  test('every state is reached from where a row begins, or said to be unreached', () => {
    const births = life.moves.filter(isBirth).flatMap(({ to }) => (to === null ? [] : [to]));
    const reached = reachedFrom(life, births);
    expect(namesOf(life, (state) => !reached.has(state))).toEqual(Object.keys(life.unreached));
  });

  test('its ends are known', () => {
    const left = new Set(life.moves.flatMap(({ from, to }) => (to === null ? [] : from)));
    expect(namesOf(life, (state) => !left.has(state))).toEqual(ENDS[name]);
  });

  test('every act has a way back, or says why not', () => {
    const oneWay = life.moves.filter(
      ({ from, to }) => to !== null && from.some((state) => !reachedFrom(life, [to]).has(state)),
    );
    expect([...new Set(oneWay.map(({ act }) => act))].sort()).toEqual(Object.keys(life.noWayBack).sort());
  });
});
