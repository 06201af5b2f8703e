/** An id of the catalogue, or a word of `db/values`. */
export type State = number | string;

/** Who makes a move; `time` is a scheduled job, `person` somebody by the link of a mail. */
export type Mover = 'administrator' | 'agency' | 'client' | 'person' | 'provider' | 'talent' | 'time';

export type Move<S extends State = State> = {
  /** The write that makes it, as the audit trail names it. */
  readonly act: `${string}.${string}`;
  /** The states that it leads on from; none where the row begins by it. */
  readonly from: readonly S[];
  /** Null where the row goes. */
  readonly to: S | null;
  readonly by: readonly Mover[];
  readonly when?: string;
};

/** The states of one thing and everything that moves it: what is not here happens nowhere, in the database neither. */
export type Lifecycle<S extends State = State> = {
  readonly name: string;
  /** The column that holds the state; none where it follows from other columns. */
  readonly kept: { readonly table: string; readonly column: string } | null;
  readonly states: Readonly<Record<string, S>> | readonly S[];
  readonly moves: readonly Move<S>[];
  /** States into which no move leads, each with why it is there all the same. */
  readonly unreached: Readonly<Record<string, string>>;
  /** Acts after which no moves lead back to where the row was, each with why. */
  readonly noWayBack: Readonly<Record<string, string>>;
};

type MoveOf<L extends Lifecycle> = L['moves'][number];
export type ActOf<L extends Lifecycle> = MoveOf<L>['act'];
export type StateOf<L extends Lifecycle> = MoveOf<L>['from'][number] | NonNullable<MoveOf<L>['to']>;

/** Every state, with its name. */
export const statesOf = ({ states }: Lifecycle): readonly (readonly [name: string, state: State])[] =>
  Array.isArray(states) ? states.map((state) => [String(state), state] as const) : Object.entries(states);

/** The states that an act leads on from. */
export const startsOf = <L extends Lifecycle>(life: L, act: ActOf<L>): StateOf<L>[] =>
  life.moves.flatMap((move) => (move.act === act ? (move.from as readonly StateOf<L>[]) : []));

/** The states from which something leads to one. */
export const startsTo = <L extends Lifecycle>(life: L, to: StateOf<L>): StateOf<L>[] =>
  life.moves.flatMap((move) => (move.to === to ? (move.from as readonly StateOf<L>[]) : []));

/** The state that an act leads to; the first of the table where it leads to several. */
export function endOf<L extends Lifecycle, A extends ActOf<L>>(
  life: L,
  act: A,
): NonNullable<Extract<MoveOf<L>, { act: A }>['to']> {
  const to = life.moves.find((move) => move.act === act)?.to;
  if (to == null) throw new Error(`${act} leads to no state`);
  return to as NonNullable<Extract<MoveOf<L>, { act: A }>['to']>;
}

/** Whether an act leads on from a state. */
export const mayAct = <L extends Lifecycle>(life: L, state: State, act: ActOf<L>): boolean =>
  (startsOf(life, act) as readonly State[]).includes(state);

/** Whether anything leads from one state to another. */
export const leadsTo = (life: Lifecycle, from: State, to: State): boolean =>
  life.moves.some((move) => move.to === to && move.from.includes(from));
