import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocatories } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CONVOCATORY } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { convocatoryIdInput } from '../inputs';
import { declineWaiting } from '../open-calls/decline-application';
import { mayManageConvocatories } from '../policy';
import type { Convocatory } from '../queries';

/**
 * Ends an open call: closed (42) when it is covered, cancelled (43) when it is not wanted any more. Who applied and waits is
 * answered.
 */
export async function closeConvocatory(
  actor: Actor,
  input: { id: string },
  to: 'CLOSED' | 'CANCELLED',
): Promise<Convocatory> {
  const agency = mayManageConvocatories(actor);
  const { id } = parseInput(convocatoryIdInput, input);
  return transact((tx) => endCall(tx, actor, { id, agencyId: agency.agencyId }, to));
}

/** The same within the caller's transaction. Throws NOT_FOUND for a call that is not open. */
export async function endCall(
  tx: Tx,
  actor: Actor,
  call: Pick<Convocatory, 'id' | 'agencyId'>,
  to: 'CLOSED' | 'CANCELLED',
): Promise<Convocatory> {
  const [row] = await tx
    .update(convocatories)
    .set({ stateId: CONVOCATORY[to], updatedAt: currentTime() })
    .where(
      and(
        eq(convocatories.id, call.id),
        eq(convocatories.agencyId, call.agencyId),
        eq(convocatories.stateId, CONVOCATORY.OPEN),
      ),
    )
    .returning();
  if (!row) throw notFound('errors.convocatory.notFound');
  await recordAudit(tx, actor, `convocatory.${to === 'CLOSED' ? 'close' : 'cancel'}`, row, {
    from: CONVOCATORY.OPEN,
    to: CONVOCATORY[to],
    detail: { eventId: row.eventId },
  });
  await declineWaiting(tx, actor, row.id);
  return row;
}
