import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { linkTokens } from '@/db/schema';
import type { LinkPurpose } from '@/lib/core/actor';

/**
 * Ends every living link of one purpose for one talent in one event, of this agency.
 * Answers how many there were. The caller has decided that the actor may.
 */
export async function revokeEventLinks(
  tx: Tx,
  agencyId: string,
  link: { eventId: string; talentId: string; purpose: LinkPurpose },
): Promise<number> {
  const ended = await tx
    .update(linkTokens)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(linkTokens.agencyId, agencyId),
        eq(linkTokens.eventId, link.eventId),
        eq(linkTokens.talentId, link.talentId),
        eq(linkTokens.purpose, link.purpose),
        isNull(linkTokens.revokedAt),
      ),
    )
    .returning({ id: linkTokens.id });
  return ended.length;
}
