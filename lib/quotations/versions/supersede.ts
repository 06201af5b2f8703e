import { and, eq, exists, ne, not, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import type { Quotation } from '../queries';
import { heldByEvent } from './revise-quotation';

/**
 * Ends the version that a newly sent one replaces, inside the transaction that sends it: what was still to be
 * answered can be answered no more (62 → 65), what was answered keeps its answer. Throws CONFLICT when it was accepted
 * meanwhile and its event stands: of an answer and a new version at once, the first holds.
 */
export async function supersede(tx: Tx, actor: Actor, next: Quotation): Promise<void> {
  if (!next.previousId) return;
  const { previousId, agencyId, version } = next;
  const own = and(eq(quotations.id, previousId), eq(quotations.agencyId, agencyId));
  const [before] = await tx.select({ stateId: quotations.stateId }).from(quotations).where(own).for('update');
  const now = currentTime();
  const [row] = await tx
    .update(quotations)
    .set({
      supersededAt: now,
      stateId: sql`case when ${quotations.stateId} = ${QUOTATION.SENT}::int then ${QUOTATION.EXPIRED}::int else ${quotations.stateId} end`,
      updatedAt: now,
    })
    .where(and(own, or(ne(quotations.stateId, QUOTATION.ACCEPTED), not(exists(heldByEvent())))))
    .returning({ stateId: quotations.stateId });
  if (!row) throw conflict('errors.quotation.previousAccepted');
  await recordAudit(
    tx,
    actor,
    'quotation.supersede',
    { id: previousId, agencyId },
    { from: before?.stateId ?? null, to: row.stateId, detail: { nextId: next.id, version } },
  );
}
