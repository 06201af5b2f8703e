import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { linkTokens } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';

/**
 * Gives the living links of an event another end, because the event ends at another time. A link that has ended, or was
 * revoked or used, stays so. The caller has decided that the actor may.
 */
export async function moveEventLinks(tx: Tx, eventId: string, expiresAt: Date): Promise<void> {
  await tx
    .update(linkTokens)
    .set({ expiresAt })
    .where(
      and(
        eq(linkTokens.eventId, eventId),
        gt(linkTokens.expiresAt, currentTime()),
        isNull(linkTokens.revokedAt),
        or(eq(linkTokens.singleUse, false), isNull(linkTokens.usedAt)),
      ),
    );
}
