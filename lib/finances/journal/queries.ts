import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { closedMonths, users } from '@/db/schema';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { maySeeFinances } from '../policy';
import { findClosing, findMonth, findUnclosed, lastOf } from './closed-months';
import type { FrozenEntry } from './closing';
import { type JournalAskedInput, type JournalMonthInput, journalAsked, journalMonth } from './inputs';
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

type Journal = {
  readonly month: string;
  readonly rows: readonly JournalRow[];
  readonly debit: number;
  readonly credit: number;
  /** Null while it is open, and follows what is known. */
  readonly closedAt: Date | null;
};

/**
 * What the own agency's accountant books of a month, as it is known now or as it was closed: claims as they were approved, what was paid of
 * them and came back, costs, what clients paid, advances, and what changed of closed months. In whole pesos by the rates of the events; debit and
 * credit are the same. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND for a closing of another month or agency.
 */
export async function getJournal(actor: Actor, input: JournalAskedInput): Promise<Journal> {
  const { agencyId } = maySeeFinances(actor);
  const { month, closing: asked } = parseInput(journalAsked, input);
  if (asked) return getAsClosed(agencyId, month, asked);
  const closing = await findClosing(database(), agencyId);
  const entries = await findMonth(database(), { agencyId, month, closing });
  const closedAt = closing.find((one) => one.month >= month)?.closedAt ?? null;
  return journalOf(month, entries, closedAt);
}

/** A month as it stood when it was closed, before it was opened again. */
async function getAsClosed(agencyId: string, month: string, id: string): Promise<Journal> {
  const [row] = await database()
    .select({ entries: closedMonths.entries, closedAt: closedMonths.createdAt })
    .from(closedMonths)
    .where(and(eq(closedMonths.id, id), eq(closedMonths.agencyId, agencyId), eq(closedMonths.month, month)));
  if (!row) throw notFound('errors.journal.noClosing');
  return journalOf(month, row.entries as FrozenEntry[], row.closedAt);
}

function journalOf(month: string, entries: readonly FrozenEntry[], closedAt: Date | null): Journal {
  const rows = entries
    .toSorted(
      (a, b) => a.day.localeCompare(b.day) || a.document.localeCompare(b.document, 'es', { numeric: true }),
    )
    .flatMap(rowsOf);
  return { month, rows, closedAt, ...sumsOf(rows) };
}

const rowsOf = ({ lines, key, base: _base, ...entry }: FrozenEntry): JournalRow[] =>
  lines.map(({ account, debit, credit }, index) => ({
    ...entry,
    id: `${key} ${index}`,
    ...{ account, debit, credit },
  }));

/** That a month was closed and opened again. */
export type EarlierClosing = {
  readonly id: string;
  readonly closedAt: Date;
  readonly reopenedAt: Date;
  readonly reopenedBy: string;
  readonly reason: string;
};

export type MonthClosing = {
  /** It is over and open, and whoever asks may close it. */
  readonly mayClose: boolean;
  /** Earlier months, `YYYY-MM`, that hold entries and are closed with it. */
  readonly closesWith: readonly string[];
  /** It is the last closed one, and whoever asks may open it again. */
  readonly mayReopen: boolean;
  readonly earlier: readonly EarlierClosing[];
};

/** What may be done about the closing of a month, and how often it was opened again. Throws as `getJournal`. */
export async function getMonthClosing(actor: Actor, input: JournalMonthInput): Promise<MonthClosing> {
  const { agencyId } = maySeeFinances(actor);
  const { month } = parseInput(journalMonth, input);
  const [closing, earlier] = await Promise.all([
    findClosing(database(), agencyId),
    findEarlier(agencyId, month),
  ]);
  const last = lastOf(closing);
  const isOver = month < isoDateInZone(currentTime(), DEFAULT_TIME_ZONE).slice(0, 7);
  const mayClose = isOver && month > (last ?? '') && can(actor, 'reviewClaims');
  const unclosed = mayClose ? await findUnclosed(database(), { agencyId, month, closing }) : [];
  return {
    mayClose,
    closesWith: unclosed.map((one) => one.month).filter((one) => one !== month),
    mayReopen: month === last && can(actor, 'reopenMonths'),
    earlier,
  };
}

/** Each closing of a month that was opened again, the first one first. */
async function findEarlier(agencyId: string, month: string): Promise<EarlierClosing[]> {
  const rows = await database()
    .select({
      id: closedMonths.id,
      closedAt: closedMonths.createdAt,
      reopenedAt: closedMonths.reopenedAt,
      reopenedBy: users.name,
      reason: closedMonths.reopenedReason,
    })
    .from(closedMonths)
    .innerJoin(users, eq(users.id, closedMonths.reopenedBy))
    .where(
      and(
        eq(closedMonths.agencyId, agencyId),
        eq(closedMonths.month, month),
        isNotNull(closedMonths.reopenedAt),
      ),
    )
    .orderBy(asc(closedMonths.reopenedAt));
  return rows.map((row) => ({
    ...row,
    reopenedAt: row.reopenedAt ?? row.closedAt,
    reason: row.reason ?? '',
  }));
}
