import { and, eq } from 'drizzle-orm';
import { convocatories } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CONVOCATORY } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type ChooseReservesInput, chooseReservesInput } from '../inputs';
import { mayManageConvocatories } from '../policy';
import type { Convocatory } from '../queries';

/**
 * Chooses what happens when a confirmed talent of an open call withdraws: the producer is asked, or the next in reserve
 * is confirmed. Throws NOT_FOUND, FORBIDDEN.
 */
export async function chooseReserves(actor: Actor, input: ChooseReservesInput): Promise<Convocatory> {
  const agency = mayManageConvocatories(actor);
  const { id, reserves } = parseInput(chooseReservesInput, input);
  return transact(async (tx) => {
    const [row] = await tx
      .update(convocatories)
      .set({ reserves, updatedAt: currentTime() })
      .where(
        and(
          eq(convocatories.id, id),
          eq(convocatories.agencyId, agency.agencyId),
          eq(convocatories.stateId, CONVOCATORY.OPEN),
        ),
      )
      .returning();
    if (!row) throw notFound('errors.convocatory.notFound');
    await recordAudit(tx, actor, 'convocatory.choose-reserves', row, {
      detail: { eventId: row.eventId, reserves },
    });
    return row;
  });
}
