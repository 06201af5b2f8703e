import type { ReductionKind } from '@/db/values/reductions';

/** What a talent declares to one payer for one year. */
export type Reduction = {
  readonly kind: ReductionKind;
  /** Whole pesos of a month; null for dependants. */
  readonly monthly: number | null;
  readonly fileId: string | null;
};

/** Whose paper the law asks for; of dependants the oath is enough (DUR 1625 de 2016 art. 1.2.4.1.18). */
export const needsPaper = (kind: ReductionKind): boolean => kind !== 'DEPENDANTS';

/** A declaration without the paper that it needs lowers nothing yet. */
export const counts = ({ kind, fileId }: Reduction): boolean => fileId !== null || !needsPaper(kind);

/** Declarations that count, in whole pesos of a month. */
export type CountedReductions = {
  readonly contributions: number;
  readonly dependants: boolean;
  readonly mortgage: number;
  readonly health: number;
  readonly voluntary: number;
};

export function countedReductions(declared: readonly Reduction[]): CountedReductions {
  const counted = declared.filter(counts);
  const of = (kind: ReductionKind) => counted.find((one) => one.kind === kind);
  return {
    contributions: of('CONTRIBUTIONS')?.monthly ?? 0,
    dependants: of('DEPENDANTS') !== undefined,
    mortgage: of('MORTGAGE')?.monthly ?? 0,
    health: of('HEALTH')?.monthly ?? 0,
    voluntary: of('VOLUNTARY')?.monthly ?? 0,
  };
}
