import * as z from 'zod/mini';
import { clearable, money } from '@/lib/core/inputs';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string('validation.required').check(z.regex(TIME, 'validation.time'));

/** What an agency allows rides of an event; a budget that is left out or null is no limit. */
export const saveRideRulesInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  budget: clearable(money(1, 1_000_000_000_000)),
  lateTime: time,
});
export type SaveRideRulesInput = z.input<typeof saveRideRulesInput>;
