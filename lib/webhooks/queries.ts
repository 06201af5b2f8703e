import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { webhookDeliveries, webhooks } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import type { ListPage } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { mayKeepWebhooks } from './policy';

const columns = {
  id: webhooks.id,
  url: webhooks.url,
  happenings: webhooks.happenings,
  failingSince: webhooks.failingSince,
  pausedAt: webhooks.pausedAt,
  createdAt: webhooks.createdAt,
  lastSentAt: sql<Date | null>`(select max(d.attempted_at) from webhook_deliveries d
    where d.webhook_id = webhooks.id and d.state = 'SENT')`.mapWith(webhooks.createdAt),
};

/** The own agency's addresses, the oldest first. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listWebhooks(actor: Actor) {
  const { agencyId } = mayKeepWebhooks(actor);
  return database()
    .select(columns)
    .from(webhooks)
    .where(and(eq(webhooks.agencyId, agencyId), isNull(webhooks.removedAt)))
    .orderBy(webhooks.createdAt);
}
export type ListedWebhook = Awaited<ReturnType<typeof listWebhooks>>[number];

export const MOST_SHOWN = 100;

/**
 * One address with the latest messages to it, a hundred unless told. Two statements. Throws UNAUTHENTICATED, FORBIDDEN,
 * and NOT_FOUND alike for another agency's.
 */
export async function getWebhook(
  actor: Actor,
  id: string,
  { limit = MOST_SHOWN }: Pick<ListPage, 'limit'> = {},
) {
  const { agencyId } = mayKeepWebhooks(actor);
  const own = and(eq(webhooks.id, id), eq(webhooks.agencyId, agencyId), isNull(webhooks.removedAt));
  const [webhook] = isUuid(id) ? await database().select(columns).from(webhooks).where(own) : [];
  if (!webhook) throw notFound('errors.webhook.notFound');
  const deliveries = await database()
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);
  return { webhook, deliveries };
}
