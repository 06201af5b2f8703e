import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { AGENCY_LIFE } from '@/lib/core/states/agency';
import { endOf } from '@/lib/core/states/lifecycle';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { type AgencyMove, canMove } from './rules';

/**
 * Moves an agency to another state, with its trace; why it is suspended stays with it as long as it is. Throws
 * NOT_FOUND, and CONFLICT when its state does not lead there, also because somebody was faster. The caller has
 * decided that the actor may.
 */
export async function moveAgency(
  tx: Tx,
  actor: Actor,
  id: string,
  move: AgencyMove,
  reason: string | null = null,
): Promise<void> {
  const [row] = await tx
    .select({ stateId: agencies.stateId })
    .from(agencies)
    .where(eq(agencies.id, id))
    .for('update');
  if (!row) throw notFound('errors.agency.notFound');
  if (!canMove(row.stateId, move)) throw conflict('errors.agency.moved');
  const to = endOf(AGENCY_LIFE, `agency.${move}`);
  await tx
    .update(agencies)
    .set({ stateId: to, suspendedReason: reason, updatedAt: currentTime() })
    .where(eq(agencies.id, id));
  await recordAudit(
    tx,
    actor,
    `agency.${move}`,
    { id, agencyId: id },
    { from: row.stateId, to, detail: reason ? { reason } : undefined },
  );
}
