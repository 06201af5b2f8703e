import { and, eq, sql } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { markMessage } from '@/lib/notifications/mark-message';
import { transact } from '@/lib/platform/transaction';
import { mayTakePush } from './policy';

/**
 * Writes down that a push message to the person came to its device, or that it was opened there. Answers false for a
 * message that is not its own, or that says so already. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function markOwnMessage(
  actor: Actor,
  { id, opened }: { readonly id: string; readonly opened: boolean },
): Promise<boolean> {
  const { talentId, userId } = mayTakePush(actor);
  const own = talentId ? eq(messages.talentId, talentId) : sql`${messages.userId} = ${userId}`;
  if (!isUuid(id)) return false;
  return transact(async (tx) => {
    const [row] = await tx
      .select({ providerId: messages.providerId })
      .from(messages)
      .where(and(eq(messages.id, id), own, eq(messages.channel, 'push')));
    if (!row?.providerId) return false;
    const { providerId } = row;
    const mark = { status: opened ? ('OPENED' as const) : ('DELIVERED' as const) };
    return (await markMessage(tx, { channel: 'push', providerId }, mark)) !== null;
  });
}
