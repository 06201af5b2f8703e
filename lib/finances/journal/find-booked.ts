import type { Db, Tx } from '@/db/client';
import type { Booked, Span } from './booked';
import { findBookedClaims, findBookedPayments } from './booked-claims';
import { findBookedAdvances, findBookedClientPayments, findBookedCosts } from './booked-money';

/** Entries of the days of a span, as they are known now. The caller has decided. Five statements. */
export async function findBooked(db: Db | Tx, span: Span): Promise<Booked[]> {
  const found = await Promise.all([
    findBookedClaims(db, span),
    findBookedPayments(db, span),
    findBookedCosts(db, span),
    findBookedClientPayments(db, span),
    findBookedAdvances(db, span),
  ]);
  return found.flat();
}

/** The first day of a month and of the one after it. */
export function spanOf(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, to: `${next}-01` };
}

/** The month after another one. */
export const monthAfter = (month: string): string => spanOf(month).to.slice(0, 7);
