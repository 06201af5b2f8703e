import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

/** Takes a support document, or a note, to the provider until it is accepted or rejected. */
export const sendSupportDocument = defineJob({
  name: 'claims.send-support-document',
  lane: 'outward',
  payload: z.strictObject({ id: z.uuid() }),
  run: async () => ({ handle: (await import('./transmit')).transmit }),
});

/** Tells agencies once a day which of their authorizations come to their end. */
export const warnOfNumbers = defineJob({
  name: 'claims.warn-of-numbers',
  lane: 'other',
  payload: z.strictObject({}),
  cron: '0 13 * * *',
  run: async () => ({ handle: (await import('../authorizations/warn-of-end')).warnOfEnd }),
});

export const jobs = [sendSupportDocument, warnOfNumbers];
