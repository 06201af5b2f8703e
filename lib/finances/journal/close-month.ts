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
import { findClosing, findUnclosed, lastOf } from './closed-months';
import { type JournalMonthInput, journalMonth } from './inputs';

/**
 * Closes a month of the own journal that is over, with the open ones before it: they stay as they are, and what changes of
 * them later is an entry of its own, with a number, in the first open month. Answers the month. Throws INVALID,
 * UNAUTHENTICATED, FORBIDDEN, and CONFLICT for one that is not over, or that is closed.
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
    const last = lastOf(closing);
    if (last && last >= month) throw conflict('errors.journal.closed');
    for (const one of await findUnclosed(tx, { agencyId, month, closing })) {
      await tx.insert(closedMonths).values({ agencyId, ...one, closedBy: userId });
      const detail = { month: one.month, entries: one.entries.length };
      await recordAudit(tx, actor, 'agency.close-month', { id: agencyId, agencyId }, { detail });
    }
    return month;
  });
}
