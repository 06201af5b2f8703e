import { lt } from 'drizzle-orm';
import { linkCodes, linkConfirmations, signingCodes } from '@/db/schema';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';

/** Deletes the codes and confirmations that hold no more; what was signed by them keeps its own evidence. */
export const handle: JobHandler<Record<string, never>> = async () => {
  const now = currentTime();
  await database().delete(linkCodes).where(lt(linkCodes.expiresAt, now));
  await database().delete(signingCodes).where(lt(signingCodes.expiresAt, now));
  await database().delete(linkConfirmations).where(lt(linkConfirmations.expiresAt, now));
};
