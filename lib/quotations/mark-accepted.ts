import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { react } from '@/lib/platform/reactions/react';
import { eventOf } from './event-of';
import type { Quotation } from './queries';

/**
 * Accepts a sent quotation that still holds (62 → 63) and tells later domains, one of which opens its event, or adds to
 * the one it is an addition to.
 * Answers null when it was not one: of two who accept at once, the condition lets one through.
 * The caller has decided that the actor may, and gives the `detail` that the audit trail is to tell.
 */
export async function markAccepted(
  tx: Tx,
  actor: Actor,
  agencyId: string,
  id: string,
  detail?: Record<string, unknown>,
): Promise<Quotation | null> {
  const now = currentTime();
  const [row] = await tx
    .update(quotations)
    .set({ stateId: QUOTATION.ACCEPTED, acceptedAt: now, updatedAt: now })
    .where(
      and(
        eq(quotations.id, id),
        eq(quotations.agencyId, agencyId),
        eq(quotations.stateId, QUOTATION.SENT),
        or(isNull(quotations.validUntil), gte(quotations.validUntil, now)),
      ),
    )
    .returning();
  if (!row) return null;
  // Named here, so that the trail and what follows it tell of the event together with the acceptance.
  const eventId = row.additionOf ? await eventOf(tx, agencyId, id) : crypto.randomUUID();
  await recordAudit(tx, actor, 'quotation.accept', row, {
    from: QUOTATION.SENT,
    to: QUOTATION.ACCEPTED,
    detail: { ...detail, eventId },
  });
  await react(tx, actor, 'quotation.accepted', { quotation: row, eventId });
  return row;
}
