import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocateds, type messages } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { talentCalled } from '../notices';

/** Keeps that a talent saw its call when the message that tells of it was opened, the first time alone. */
export async function followOpened(
  tx: Tx,
  actor: Actor,
  message: typeof messages.$inferSelect,
): Promise<void> {
  const { convocatedId } = message.payload;
  if (message.kind !== talentCalled.kind || typeof convocatedId !== 'string') return;
  const now = currentTime();
  const [row] = await tx
    .update(convocateds)
    .set({ seenAt: message.openedAt ?? now, updatedAt: now })
    .where(and(eq(convocateds.id, convocatedId), isNull(convocateds.seenAt)))
    .returning();
  if (!row) return;
  await recordAudit(tx, actor, 'convocated.see', row, {
    detail: { eventId: row.eventId, talentId: row.talentId },
  });
}
