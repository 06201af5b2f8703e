import * as z from 'zod/mini';

const MOST = 2_000;

const places = z
  .array(z.uuid())
  .check(z.minLength(1, 'validation.chooseTalents'), z.maxLength(MOST, 'validation.tooManyTalents'));

export const showTalentsInput = z.object({ eventId: z.uuid(), convocatedIds: places, shown: z.boolean() });
export type ShowTalentsInput = z.input<typeof showTalentsInput>;

export const showEveryoneInput = z.object({ eventId: z.uuid(), shown: z.boolean() });
export type ShowEveryoneInput = z.input<typeof showEveryoneInput>;

export const orderShowcaseInput = z.object({ eventId: z.uuid(), convocatedIds: places });
export type OrderShowcaseInput = z.input<typeof orderShowcaseInput>;

export const sendShowcaseInput = z.object({ eventId: z.uuid('errors.event.notFound') });
export type SendShowcaseInput = z.input<typeof sendShowcaseInput>;
