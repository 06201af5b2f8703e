import type { PaymentKind } from '@/db/values/client-payments';
import { sumOf } from '@/lib/core/money';

/** What changes what a client owes, in minor units: above zero what it is charged, below what settles it. */
export type Movement = {
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly kind: PaymentKind | 'CHARGE' | 'ADVANCE';
  readonly event: string;
  /** The invoice of a charge, the reference of a payment. */
  readonly detail: string | null;
  readonly amount: number;
};

/** An account in one currency over a period: opening + charges − payments − credits = balance, to the unit. */
export type Account = {
  readonly opening: number;
  readonly charges: number;
  /** Money that arrived, less what went back. */
  readonly payments: number;
  /** Withheld, forgiven, or moved from another event. */
  readonly credits: number;
  readonly balance: number;
  /** Of the period, by day, each with the balance after it. */
  readonly movements: readonly (Movement & { readonly balance: number })[];
  /** Some of the period are in the opening balance, for the statement would be too long. */
  readonly cut: boolean;
};

const MONEY: readonly Movement['kind'][] = ['ADVANCE', 'PAYMENT', 'REFUND'];

/**
 * The account that movements, by day, make from the day `from` on. Of more than `most` the newest are listed, and the
 * opening balance takes in the others.
 */
export function accountOf(all: readonly Movement[], from: string, most: number): Account {
  const inPeriod = all.filter(({ on }) => on >= from).length;
  const listed = Math.min(inPeriod, most);
  const [before, within] = [all.slice(0, all.length - listed), all.slice(all.length - listed)];
  const opening = sumOf(before, ({ amount }) => amount);
  let balance = opening;
  const movements = within.map((movement) => {
    balance += movement.amount;
    return { ...movement, balance };
  });
  const of = (kinds: (kind: Movement['kind']) => boolean) =>
    sumOf(
      within.filter(({ kind }) => kinds(kind)),
      ({ amount }) => amount,
    );
  // Without a minus zero.
  const taken = (sum: number) => 0 - sum;
  return {
    opening,
    charges: of((kind) => kind === 'CHARGE'),
    payments: taken(of((kind) => MONEY.includes(kind))),
    credits: taken(of((kind) => kind !== 'CHARGE' && !MONEY.includes(kind))),
    balance,
    movements,
    cut: listed < inPeriod,
  };
}

/** The first day of the month eleven months before: a statement tells of a year unless asked otherwise. */
export function usualFrom(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 12, 1));
  return first.toISOString().slice(0, 10);
}

/** A statement's number as it is printed: 'EC-00012'. */
export const statementNumber = (code: number): string => `EC-${String(code).padStart(5, '0')}`;
