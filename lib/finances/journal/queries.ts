import type { Db } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { maySeeFinances } from '../policy';
import { type Accounts, findAccounts } from './accounts';
import type { Booked, Span } from './booked';
import { findBookedClaims, findBookedPayments } from './booked-claims';
import { findBookedAdvances, findBookedClientPayments, findBookedCosts } from './booked-money';
import { type JournalMonthInput, journalMonth } from './inputs';
import { sumsOf } from './rules';

/** A line of the journal as the accountant takes it; whole pesos. */
export type JournalRow = {
  readonly id: string;
  /** `YYYY-MM-DD`, in Bogotá. */
  readonly day: string;
  /** Of the entry: 'CC 12'. */
  readonly document: string;
  readonly account: string;
  readonly party: string | null;
  readonly identification: string | null;
  readonly detail: string;
  readonly debit: number;
  readonly credit: number;
};

export type Journal = {
  readonly month: string;
  readonly rows: readonly JournalRow[];
  readonly debit: number;
  readonly credit: number;
};

/**
 * What the own agency's accountant books of a month, as it is known now: claims as they were approved, what was paid of
 * them and came back, costs, what clients paid, and advances. In whole pesos by the rates of the events; debit and
 * credit are the same. Throws INVALID, UNAUTHENTICATED, FORBIDDEN.
 */
export async function getJournal(actor: Actor, input: JournalMonthInput): Promise<Journal> {
  const { agencyId } = maySeeFinances(actor);
  const { month } = parseInput(journalMonth, input);
  const [accounts, booked] = await Promise.all([
    findAccounts(database(), agencyId),
    findBooked(database(), { agencyId, ...spanOf(month) }),
  ]);
  const rows = booked
    .toSorted(
      (a, b) => a.day.localeCompare(b.day) || a.document.localeCompare(b.document, 'es', { numeric: true }),
    )
    .flatMap((entry) => rowsOf(entry, accounts));
  return { month, rows, ...sumsOf(rows) };
}

/** The first day of a month and of the one after it. */
export function spanOf(month: string): { readonly from: string; readonly to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: `${month}-01`, to: `${next}-01` };
}

async function findBooked(db: Db, span: Span): Promise<Booked[]> {
  const found = await Promise.all([
    findBookedClaims(db, span),
    findBookedPayments(db, span),
    findBookedCosts(db, span),
    findBookedClientPayments(db, span),
    findBookedAdvances(db, span),
  ]);
  return found.flat();
}

const rowsOf = ({ lines, key, ...entry }: Booked, accounts: Accounts): JournalRow[] =>
  lines.map(({ use, debit, credit }, index) => ({
    ...entry,
    id: `${key} ${index}`,
    account: accounts[use],
    debit,
    credit,
  }));
