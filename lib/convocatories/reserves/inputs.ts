import * as z from 'zod/mini';

export const orderReservesInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  /** In the order wanted; who is left out keeps its place. */
  convocatedIds: z
    .array(z.uuid('errors.convocated.notFound'))
    .check(z.minLength(1, 'validation.chooseTalents'), z.maxLength(200, 'validation.tooManyTalents')),
});
export type OrderReservesInput = z.input<typeof orderReservesInput>;
