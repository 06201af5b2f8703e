import { eq } from 'drizzle-orm';
import { agencies, closedMonths } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { conflict } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepAccounts } from '../policy';
import { findClosing, findMonth } from './closed-months';
import { type JournalMonthInput, journalMonth } from './inputs';

/**
 * Closes a month of the own journal that is over: it stays as it is, and what changes of it later is an entry of its own,
 * with a number, in the first open month. Answers the month. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, and CONFLICT for
 * one that is not over, or that is closed or before one that is.
 */
export async function closeMonth(actor: Actor, input: JournalMonthInput): Promise<string> {
  const { agencyId, userId } = mayKeepAccounts(actor);
  const { month } = parseInput(journalMonth, input);
  if (month >= isoDateInZone(currentTime(), DEFAULT_TIME_ZONE).slice(0, 7)) {
    throw conflict('errors.journal.notOver');
  }
  return transact(async (tx) => {
    await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
    const closing = await findClosing(tx, agencyId);
    const last = closing.at(-1);
    if (last && last.month >= month) throw conflict('errors.journal.closed');
    const entries = await findMonth(tx, { agencyId, month, closing });
    await tx.insert(closedMonths).values({ agencyId, month, entries, closedBy: userId });
    const detail = { month, entries: entries.length };
    await recordAudit(tx, actor, 'agency.close-month', { id: agencyId, agencyId }, { detail });
    return month;
  });
}
