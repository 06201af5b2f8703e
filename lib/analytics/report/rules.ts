/** Whole months in Bogotá, `YYYY-MM`, both included. */
export type Months = { readonly from: string; readonly to: string };

/** With what a period is compared: as many months before it, or the same ones a year before (of a longer one, as many years as it takes). */
export const COMPARISONS = ['BEFORE', 'YEAR'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type ReportFilter = Partial<Months> & {
  readonly against?: Comparison;
  /** Of the administrator's: one agency alone. */
  readonly agencyId?: string;
};

/** Months that a report looks back on unless told (specification 1, section 7: one year). */
export const USUAL_MONTHS = 12;
/** The longest period, in months. */
export const MOST_MONTHS = 60;
const FIRST = '2020-01';

const MONTH = /^20[2-9]\d-(0[1-9]|1[0-2])$/;
export const isMonth = (text: string): boolean => MONTH.test(text);

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthAt = (index: number): string =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

export const monthsAfter = (month: string, months: number): string => monthAt(indexOf(month) + months);

/** How many months a period has. */
export const lengthOf = ({ from, to }: Months): number => indexOf(to) - indexOf(from) + 1;

/** Every month of a period, in order. */
export const monthsOf = (period: Months): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => monthsAfter(period.from, index));

/** The period that ends with a month. */
export const lastMonths = (months: number, to: string): Months => ({
  from: monthsAfter(to, 1 - months),
  to,
});

/**
 * The period that is asked for, and the one it is compared with. What makes no sense reads as the usual year; two months
 * the wrong way round are turned, and a period that is too long keeps its end.
 */
export function periodsOf(
  filter: ReportFilter,
  thisMonth: string,
): { readonly current: Months; readonly before: Months } {
  const usual = lastMonths(USUAL_MONTHS, thisMonth);
  const known = (month: string | undefined) => (month && isMonth(month) && month >= FIRST ? month : null);
  const to = known(filter.to) ?? usual.to;
  const from = known(filter.from) ?? (known(filter.to) ? monthsAfter(to, 1 - USUAL_MONTHS) : usual.from);
  const [first, last] = from <= to ? [from, to] : [to, from];
  const current = { from: first, to: last };
  const cut =
    lengthOf(current) > MOST_MONTHS ? { from: monthsAfter(last, 1 - MOST_MONTHS), to: last } : current;
  const length = lengthOf(cut);
  const back = filter.against === 'YEAR' ? 12 * Math.ceil(length / 12) : length;
  return { current: cut, before: { from: monthsAfter(cut.from, -back), to: monthsAfter(cut.to, -back) } };
}
