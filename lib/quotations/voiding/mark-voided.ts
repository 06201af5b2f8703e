import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import type { Quotation } from '../queries';
import { quotationVoided } from './notices';

type Voiding = { readonly id: string; readonly agencyId: string; readonly reason: string };

/**
 * Takes a quotation back that its client could still accept or did (62, 63 → 65; rule: `mayVoid`), and tells the
 * client by mail, inside the caller's transaction. Answers it with the state it came from, null when it was not one.
 * The caller has decided that the actor may.
 */
export async function markVoided(
  tx: Tx,
  actor: Actor,
  { id, agencyId, reason }: Voiding,
): Promise<{ quotation: Quotation; from: number } | null> {
  const now = currentTime();
  const open = or(isNull(quotations.validUntil), gte(quotations.validUntil, now));
  const [before] = await tx
    .select({ stateId: quotations.stateId })
    .from(quotations)
    .where(
      and(
        eq(quotations.id, id),
        eq(quotations.agencyId, agencyId),
        isNull(quotations.voidedAt),
        isNull(quotations.supersededAt),
        or(eq(quotations.stateId, QUOTATION.ACCEPTED), and(eq(quotations.stateId, QUOTATION.SENT), open)),
      ),
    )
    .for('update');
  if (!before) return null;
  const [quotation] = await tx
    .update(quotations)
    .set({ stateId: QUOTATION.EXPIRED, voidedAt: now, voidedReason: reason, updatedAt: now })
    .where(eq(quotations.id, id))
    .returning();
  if (!quotation) throw new Error('the held row is gone');
  await recordAudit(
    tx,
    actor,
    'quotation.void',
    { id, agencyId },
    { from: before.stateId, to: QUOTATION.EXPIRED, detail: { reason } },
  );
  const { clientId, emailClient: email } = quotation;
  await notify(tx, quotationVoided, { agencyId, clientId, email }, { quotationId: id });
  return { quotation, from: before.stateId };
}
