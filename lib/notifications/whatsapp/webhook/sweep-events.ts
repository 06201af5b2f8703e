import { lt } from 'drizzle-orm';
import { whatsappEvents } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';

/** Longer than Meta sends an event again. */
const KEPT_MS = 30 * 86_400_000;

/** Forgets the ids of events that nobody sends again. */
export const handle: JobHandler<Record<string, never>> = async () => {
  const before = new Date(currentTime().getTime() - KEPT_MS);
  await database().delete(whatsappEvents).where(lt(whatsappEvents.takenAt, before));
};
