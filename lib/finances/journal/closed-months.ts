import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { closedMonths } from '@/db/schema';
import { monthAfter } from '@/lib/core/dates';
import { findAccounts } from './accounts';
import { adjustments, type FrozenEntry, frozen } from './closing';
import { findBooked, spanOf } from './find-booked';

/** The months that an agency has closed, the first one first. The caller has decided. */
export const findClosing = (db: Db | Tx, agencyId: string) =>
  db
    .select({ month: closedMonths.month, closedAt: closedMonths.createdAt })
    .from(closedMonths)
    .where(eq(closedMonths.agencyId, agencyId))
    .orderBy(asc(closedMonths.month));

type Closing = Awaited<ReturnType<typeof findClosing>>;

/**
 * Entries of a month: of a closed one as they were booked; of an open one as they are known now, with what changed since
 * in the closed months where it is the first after them. The caller has decided.
 */
export async function findMonth(
  db: Db | Tx,
  { agencyId, month, closing }: { agencyId: string; month: string; closing: Closing },
): Promise<FrozenEntry[]> {
  if (closing.some((one) => one.month === month)) return booksOf(db, agencyId, month);
  const accounts = await findAccounts(db, agencyId);
  const knownOf = async (of: string) =>
    (await findBooked(db, { agencyId, ...spanOf(of) })).map((entry) => frozen(entry, accounts));
  const known = await knownOf(month);
  const last = closing.at(-1);
  if (!last || monthAfter(last.month) !== month) return known;
  const booked = await booksOf(db, agencyId);
  const live: FrozenEntry[] = [];
  for (const one of closing) live.push(...(await knownOf(one.month)));
  const from = 1 + booked.filter(({ base }) => base !== null).length;
  return [...known, ...adjustments(booked, sameAccounts(live, booked), { day: `${month}-01`, from })];
}

/** What was booked in a closed month, or in all of them. */
async function booksOf(db: Db | Tx, agencyId: string, month?: string): Promise<FrozenEntry[]> {
  const rows = await db
    .select({ entries: closedMonths.entries })
    .from(closedMonths)
    .where(and(eq(closedMonths.agencyId, agencyId), month ? eq(closedMonths.month, month) : undefined))
    .orderBy(asc(closedMonths.month));
  return rows.flatMap(({ entries }) => entries as FrozenEntry[]);
}

/** Accounts that an agency has changed since are no change of what was booked. */
function sameAccounts(live: readonly FrozenEntry[], booked: readonly FrozenEntry[]): FrozenEntry[] {
  const before = new Map(
    booked.flatMap(({ key, base, lines }) =>
      lines.map(({ use, account }) => [`${base ?? key} ${use}`, account] as const),
    ),
  );
  return live.map((entry) => ({
    ...entry,
    lines: entry.lines.map((line) => ({
      ...line,
      account: before.get(`${entry.key} ${line.use}`) ?? line.account,
    })),
  }));
}
