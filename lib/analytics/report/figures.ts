import { ANSWER_HOURS, CALL_KEYS, type MARGIN_KEYS, STAGES, type Stage } from '../rollup/rules';

/** How many and for how much, in whole pesos; in the period, and in the one it is compared with. */
export type Figure = {
  readonly count: number;
  readonly amount: number;
  readonly countBefore: number;
  readonly amountBefore: number;
};

/** A figure with the key that its measure tells it by. */
export type KeyedFigure = Figure & { readonly key: string };

export const NOTHING: Figure = { count: 0, amount: 0, countBefore: 0, amountBefore: 0 };

const plus = (a: Figure, b: Figure): Figure => ({
  count: a.count + b.count,
  amount: a.amount + b.amount,
  countBefore: a.countBefore + b.countBefore,
  amountBefore: a.amountBefore + b.amountBefore,
});

export const sumOfFigures = (figures: readonly Figure[]): Figure => figures.reduce(plus, NOTHING);

const byKey = (figures: readonly KeyedFigure[], key: string): Figure =>
  figures.find((figure) => figure.key === key) ?? NOTHING;

export type StageFigure = Figure & {
  readonly stage: Stage;
  /** Of those that reached the stage before it, in whole percent; null for the first, and where there are none. */
  readonly percent: number | null;
};

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole);

/** Quotations that got as far as each stage or further, out of those that ended in each. */
export function funnelOf(ended: readonly KeyedFigure[]): StageFigure[] {
  const reached = STAGES.map((_, index) =>
    sumOfFigures(STAGES.slice(index).map((stage) => byKey(ended, stage))),
  );
  return STAGES.map((stage, index) => {
    const figure = reached[index] ?? NOTHING;
    const earlier = reached[index - 1];
    return { stage, ...figure, percent: earlier ? percentOf(figure.count, earlier.count) : null };
  });
}

/** Income, costs and what is left, in whole pesos; `percent` of the income in tenths, null without one. */
export type Side = {
  readonly income: number;
  readonly costs: number;
  readonly margin: number;
  readonly percent: number | null;
};
export type MarginFigures = {
  /** Ended events. */
  readonly events: number;
  readonly estimated: Side;
  readonly actual: Side;
  readonly actualBefore: Side;
};

function side(income: number, costs: number): Side {
  const margin = income - costs;
  return { income, costs, margin, percent: income === 0 ? null : Math.round((margin * 1000) / income) / 10 };
}

export function marginOf(figures: readonly KeyedFigure[]): MarginFigures {
  const of = (key: (typeof MARGIN_KEYS)[number]) => byKey(figures, key);
  return {
    events: of('ACTUAL_INCOME').count,
    estimated: side(of('ESTIMATED_INCOME').amount, of('ESTIMATED_COSTS').amount),
    actual: side(of('ACTUAL_INCOME').amount, of('ACTUAL_COSTS').amount),
    actualBefore: side(of('ACTUAL_INCOME').amountBefore, of('ACTUAL_COSTS').amountBefore),
  };
}

export type Answers = {
  readonly called: number;
  readonly calledBefore: number;
  /** Whole percent of the calls; null without any. */
  readonly rate: number | null;
  readonly rateBefore: number | null;
  /** Mean seconds until an answer; null without one. */
  readonly seconds: number | null;
  readonly secondsBefore: number | null;
  /** In the order of `CALL_KEYS`. */
  readonly parts: readonly KeyedFigure[];
};

const mean = (seconds: number, count: number): number | null =>
  count === 0 ? null : Math.round(seconds / count);

export function answersOf(figures: readonly KeyedFigure[]): Answers {
  const all = sumOfFigures(figures);
  const answered = sumOfFigures(figures.filter(({ key }) => key !== 'UNANSWERED'));
  return {
    called: all.count,
    calledBefore: all.countBefore,
    rate: percentOf(answered.count, all.count),
    rateBefore: percentOf(answered.countBefore, all.countBefore),
    seconds: mean(answered.amount, answered.count),
    secondsBefore: mean(answered.amountBefore, answered.countBefore),
    parts: CALL_KEYS.map((key) => ({ ...byKey(figures, key), key })),
  };
}

/** The hours within which the answers of a part of `Answers` came; null for later ones and for none. */
export const hoursOfPart = (key: string): number | null =>
  ANSWER_HOURS.find((hours) => key === `WITHIN_${hours}`) ?? null;

export type Filling = {
  readonly roles: number;
  readonly filled: number;
  /** Mean seconds from a role's first call to its last place; null where none was filled. */
  readonly seconds: number | null;
  readonly secondsBefore: number | null;
};

export function fillingOf(figures: readonly KeyedFigure[]): Filling {
  const filled = byKey(figures, 'FILLED');
  return {
    roles: sumOfFigures(figures).count,
    filled: filled.count,
    seconds: mean(filled.amount, filled.count),
    secondsBefore: mean(filled.amountBefore, filled.countBefore),
  };
}
