import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { maySeeFinances } from '../policy';
import { findClosing, findMonth } from './closed-months';
import type { FrozenEntry } from './closing';
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
  /** Null while it is open, and follows what is known. */
  readonly closedAt: Date | null;
  /** It is over, and neither it nor a later one is closed. */
  readonly mayClose: boolean;
};

/**
 * What the own agency's accountant books of a month, as it is known now or as it was closed: claims as they were approved, what was paid of
 * them and came back, costs, what clients paid, advances, and what changed of closed months. In whole pesos by the rates of the events; debit and
 * credit are the same. Throws INVALID, UNAUTHENTICATED, FORBIDDEN.
 */
export async function getJournal(actor: Actor, input: JournalMonthInput): Promise<Journal> {
  const { agencyId } = maySeeFinances(actor);
  const { month } = parseInput(journalMonth, input);
  const closed = await findClosing(database(), agencyId);
  const entries = await findMonth(database(), { agencyId, month, closing: closed });
  const rows = entries
    .toSorted(
      (a, b) => a.day.localeCompare(b.day) || a.document.localeCompare(b.document, 'es', { numeric: true }),
    )
    .flatMap(rowsOf);
  const closing = closed.find((one) => one.month === month);
  const isPast = month < isoDateInZone(currentTime(), DEFAULT_TIME_ZONE).slice(0, 7);
  const last = closed.at(-1)?.month ?? '';
  return {
    ...{ month, rows, closedAt: closing?.closedAt ?? null },
    mayClose: isPast && month > last,
    ...sumsOf(rows),
  };
}

const rowsOf = ({ lines, key, base: _base, ...entry }: FrozenEntry): JournalRow[] =>
  lines.map(({ account, debit, credit }, index) => ({
    ...entry,
    id: `${key} ${index}`,
    ...{ account, debit, credit },
  }));
