import * as z from 'zod/mini';
import { clearable } from '@/lib/core/inputs';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = z.string('validation.required').check(z.regex(TIME, 'validation.time'));
/** Empty as a field without an hour is. */
const timeOrNone = z.string().check(z.refine((value) => value === '' || TIME.test(value), 'validation.time'));
const amount = z
  .int('validation.amount')
  .check(z.gte(1, 'validation.amount'), z.lte(1_000_000_000_000, 'validation.amount'));
const count = (most: number) =>
  z.int('validation.number').check(z.gte(1, 'validation.number'), z.lte(most, 'validation.number'));

/** What an agency allows rides of an event; what is left out or null is not limited. */
export const saveRideRulesInput = z
  .object({
    eventId: z.uuid('errors.event.notFound'),
    budget: clearable(amount),
    ridesPerPerson: clearable(count(100)),
    amountPerPerson: clearable(amount),
    fromTime: clearable(timeOrNone),
    untilTime: clearable(timeOrNone),
    radiusKm: clearable(count(500)),
    lateTime: time,
  })
  .check(
    z.refine(({ fromTime, untilTime }) => !fromTime === !untilTime, {
      error: 'ride.limits.bothHours',
      path: ['untilTime'],
    }),
  );
export type SaveRideRulesInput = z.input<typeof saveRideRulesInput>;
