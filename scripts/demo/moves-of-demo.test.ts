import { expect, test } from 'vitest';
import { LIFECYCLES } from '@/lib/core/states/all';
import type { Mover } from '@/lib/core/states/lifecycle';
import { useDemo } from './testing/use-demo.ts';

const demo = useDemo();

const MOVES = LIFECYCLES.flatMap(({ moves }) => moves);
/** Who of the tables an actor of the trail may be. */
const MOVERS: Readonly<Record<string, readonly Mover[]>> = {
  administrator: ['administrator'],
  agencyUser: ['agency'],
  anonymous: ['person'],
  job: ['time', 'provider'],
  linkHolder: ['client', 'person', 'talent'],
  talent: ['talent'],
};
type Told = {
  readonly act: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly kind: string;
};

test('the demo moves everything as the tables of states say, by whom they say', async () => {
  const { rows } = await demo.pool.query<Told>(
    `select distinct entity || '.' || action as act, from_state as "from", to_state as "to", actor_kind as kind
     from audit_entries where to_state is distinct from from_state`,
  );
  const isOfTable = ({ act, from, to, kind }: Told) =>
    MOVES.some(
      (move) =>
        move.act === act &&
        (from === null || move.from.map(String).includes(from)) &&
        to === (move.to === null ? null : String(move.to)) &&
        move.by.some((mover) => MOVERS[kind]?.includes(mover)),
    );
  const told = rows.filter(({ act }) => MOVES.some((move) => move.act === act));
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter((one) => !isOfTable(one))).toEqual([]);
});
