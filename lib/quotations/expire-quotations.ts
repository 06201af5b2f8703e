import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { notifyAll } from '@/lib/notifications/notify';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { GO_ON, type JobHandler } from '@/lib/platform/jobs/define-job';
import { startTurn, turnOf } from '@/lib/platform/jobs/turn';
import { transact } from '@/lib/platform/transaction';
import { quotationExpired } from './answers/notices';

const BATCH = 200;

/**
 * Writes down that sent quotations whose validity has passed are expired (62 → 65) and tells their agencies; for the
 * scheduled job alone. It ends with its turn; of those that wait, agencies take turns. Answers how many; harmless to repeat and to run twice at once.
 */
export async function expireQuotations(actor: Actor, turn = startTurn()): Promise<number> {
  if (actor.kind !== 'job') throw forbidden();
  const now = currentTime();
  let expired = 0;
  for (;;) {
    const done = await expireBatch(actor, now);
    expired += done;
    if (done < BATCH || turn.isOver()) return expired;
  }
}

/** The first of each agency come before the second of any. */
const byTurns = (tx: Tx, now: Date) => {
  const due = tx
    .select({ id: quotations.id, turn: turnOf(quotations.agencyId, quotations.id).as('turn') })
    .from(quotations)
    .where(and(eq(quotations.stateId, QUOTATION.SENT), lt(quotations.validUntil, now)))
    .as('due');
  return tx.select({ id: due.id }).from(due).orderBy(due.turn, due.id).limit(BATCH);
};

async function expireBatch(actor: Actor, now: Date): Promise<number> {
  return transact(async (tx) => {
    const due = tx
      .select({ id: quotations.id })
      .from(quotations)
      .where(inArray(quotations.id, byTurns(tx, now)))
      .for('update', { skipLocked: true });
    const rows = await tx
      .update(quotations)
      .set({ stateId: QUOTATION.EXPIRED, updatedAt: now })
      .where(and(inArray(quotations.id, due), eq(quotations.stateId, QUOTATION.SENT)))
      .returning({ id: quotations.id, agencyId: quotations.agencyId });
    await recordAudits(
      tx,
      actor,
      'quotation.expire',
      rows.map((row) => ({ ...row, from: QUOTATION.SENT, to: QUOTATION.EXPIRED })),
    );
    await notifyAll(
      tx,
      quotationExpired,
      rows.map(({ id, agencyId }) => ({ to: { agencyId }, payload: { quotationId: id } })),
    );
    return rows.length;
  });
}

export const handle: JobHandler<Record<string, never>> = async (_, { actor, log }) => {
  const turn = startTurn();
  const expired = await expireQuotations(actor, turn);
  if (expired > 0) log.info({ expired }, 'quotations expired');
  return turn.isOver() ? GO_ON : undefined;
};
