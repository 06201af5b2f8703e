import { and, eq, isNull } from 'drizzle-orm';
import { agencies, closedMonths } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayReopenMonths } from '../policy';
import { findClosing, lastOf } from './closed-months';
import { type ReopenMonthInput, reopenMonthInput } from './inputs';

/**
 * Opens the last closed month of the own journal again: it follows what is known until it is closed once more. As it was
 * closed it is kept. Answers the month. Throws INVALID, UNAUTHENTICATED, FORBIDDEN, and CONFLICT for one that is not closed
 * or has a closed one after it.
 */
export async function reopenMonth(actor: Actor, input: ReopenMonthInput): Promise<string> {
  const { agencyId, userId } = mayReopenMonths(actor);
  const { month, reason } = parseInput(reopenMonthInput, input);
  return transact(async (tx) => {
    await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
    if (lastOf(await findClosing(tx, agencyId)) !== month) throw conflict('errors.journal.notLast');
    await tx
      .update(closedMonths)
      .set({ reopenedAt: currentTime(), reopenedBy: userId, reopenedReason: reason })
      .where(
        and(
          eq(closedMonths.agencyId, agencyId),
          eq(closedMonths.month, month),
          isNull(closedMonths.reopenedAt),
        ),
      );
    const detail = { month, reason };
    await recordAudit(tx, actor, 'agency.reopen-month', { id: agencyId, agencyId }, { detail });
    return month;
  });
}
