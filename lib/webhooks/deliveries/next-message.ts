import { and, eq, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { agencies, webhookDeliveries, webhooks } from '@/db/schema';
import { CLOSED_AGENCY } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { STEPS_ASIDE_AFTER } from '../rules';

export type Delivery = typeof webhookDeliveries.$inferSelect;
export type Webhook = typeof webhooks.$inferSelect;
export type Taken = { readonly webhook: Webhook; readonly delivery: Delivery };

/** Longer than an attempt can take: whoever died with it in hand holds its address so long. */
const LEASE_MS = 30_000;

/**
 * Takes the first message that waits for an address, in the order of the agency's trail; null while another is being
 * sent there, while the address rests, and where nothing is due. Whoever comes while one is sent may leave: who sends it
 * looks again afterwards.
 */
export const takeNext = (webhookId: string): Promise<Taken | null> =>
  transact(async (tx) => {
    const now = currentTime();
    const [found] = await tx
      .select({ webhook: webhooks })
      .from(webhooks)
      .innerJoin(agencies, eq(agencies.id, webhooks.agencyId))
      .where(
        and(
          eq(webhooks.id, webhookId),
          isNull(webhooks.pausedAt),
          isNull(webhooks.removedAt),
          notInArray(agencies.stateId, [...CLOSED_AGENCY]),
        ),
      )
      .for('no key update', { of: webhooks });
    const isTaken = (until: Date | null | undefined) => !!until && until > now;
    if (!found || isTaken(found.webhook.busyUntil) || isTaken(found.webhook.restsUntil)) return null;
    const [delivery] = await tx
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.webhookId, webhookId),
          eq(webhookDeliveries.state, 'WAITING'),
          or(lt(webhookDeliveries.refusals, STEPS_ASIDE_AFTER), lte(webhookDeliveries.nextAttemptAt, now)),
        ),
      )
      .orderBy(sql`${webhookDeliveries.position} nulls first`, webhookDeliveries.createdAt)
      .limit(1);
    if (!delivery?.nextAttemptAt || delivery.nextAttemptAt > now) return null;
    await tx
      .update(webhooks)
      .set({ busyUntil: new Date(now.getTime() + LEASE_MS) })
      .where(eq(webhooks.id, webhookId));
    return { webhook: found.webhook, delivery };
  });
