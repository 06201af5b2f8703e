import type { Db, Tx } from '@/db/client';
import { monthAfter } from '@/lib/core/dates';
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
export const spanOf = (month: string): { readonly from: string; readonly to: string } => ({
  from: `${month}-01`,
  to: `${monthAfter(month)}-01`,
});
