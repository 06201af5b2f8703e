import * as z from 'zod/mini';
import { clearable } from '@/lib/core/inputs';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string('validation.required').check(z.regex(TIME, 'validation.time'));
const amount = z
  .int('validation.amount')
  .check(z.gte(1, 'validation.amount'), z.lte(1_000_000_000_000, 'validation.amount'));

/** What an agency allows rides of an event; a budget that is left out or null is no limit. */
export const saveRideRulesInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  budget: clearable(amount),
  lateTime: time,
});
export type SaveRideRulesInput = z.input<typeof saveRideRulesInput>;
