import { lt } from 'drizzle-orm';
import { webhookDeliveries } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** What was told is kept thirty days. */
export async function handle(): Promise<void> {
  await database()
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, new Date(currentTime().getTime() - KEPT_MS)));
}
