import * as z from 'zod/mini';
import type { Tx } from '@/db/client';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { enqueue } from '@/lib/platform/jobs/enqueue';

/** Sends an agency's messages; the trigger of `audit_chain` queues it too, by the same name and key. */
const sendToAgency = defineJob({
  name: 'webhooks.send-to-agency',
  lane: 'outward',
  payload: z.strictObject({ agencyId: z.uuid() }),
  // What failed is due again later, and looked for each minute.
  maxAttempts: 1,
  run: () => import('./send-to-agency'),
});

/**
 * Queues it. The last statement of a transaction that writes no audit entry, or stands after it: whoever commits an entry
 * of this agency waits for the key.
 */
export const queueSending = (tx: Tx, agencyId: string): Promise<void> =>
  enqueue(tx, sendToAgency, { agencyId }, { key: `webhooks:${agencyId}`, keepsTime: true });

export const jobs = [sendToAgency];
