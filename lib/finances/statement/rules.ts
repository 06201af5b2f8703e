import { AGES, type Age } from '@/db/values/client-payments';

type Debt = {
  readonly currencyCode: string;
  readonly charged: number;
  readonly settled: number;
  readonly balance: number;
  readonly age: Age;
};

/** What a client owes in one currency: all, what it has to its credit, and what of it is how late. */
export type CurrencySums = {
  readonly currencyCode: string;
  readonly charged: number;
  readonly settled: number;
  /** Owed, without what it has to its credit elsewhere. */
  readonly owed: number;
  readonly credit: number;
  readonly ages: Readonly<Record<Age, number>>;
};

/** Sums per currency, which are never added to one another. Owed less credit is charged less settled. */
export function sumsByCurrency(debts: readonly Debt[]): CurrencySums[] {
  return [...new Set(debts.map(({ currencyCode }) => currencyCode))].sort().map((currencyCode) => {
    const own = debts.filter((debt) => debt.currencyCode === currencyCode);
    const sum = (of: (debt: Debt) => number) => own.reduce((total, debt) => total + of(debt), 0);
    return {
      currencyCode,
      charged: sum(({ charged }) => charged),
      settled: sum(({ settled }) => settled),
      owed: sum(({ balance }) => Math.max(0, balance)),
      credit: sum(({ balance }) => Math.max(0, -balance)),
      ages: Object.fromEntries(
        AGES.map((age) => [age, sum((debt) => (debt.age === age ? Math.max(0, debt.balance) : 0))]),
      ) as Record<Age, number>,
    };
  });
}
