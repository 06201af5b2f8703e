import type { Tx } from '@/db/client';
import type { AdministratorActor } from '@/lib/core/actor';
import { endSessions } from '@/lib/identity/sessions/end-sessions';
import { queueEmail } from '@/lib/notifications/queue-email';
import { agencySuspended } from './emails';
import { moveAgency } from './move-agency';

/**
 * Shuts an agency's door (22, 23 or 24 → 26) inside the transaction that also ends its work with talents: nobody signs
 * in for it, who is in is out at the next request, its owner is told why. The caller has decided that the actor may.
 * Throws NOT_FOUND, and CONFLICT from any other state.
 */
export async function closeAgency(
  tx: Tx,
  actor: AdministratorActor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  await moveAgency(tx, actor, id, 'suspend', reason);
  await endSessions(tx, { agencyId: id }, 'SUSPENDED');
  await queueEmail(tx, agencySuspended, { agencyId: id }, { agencyId: id });
}
