import * as z from 'zod/mini';

export const ofEventInput = z.object({ eventId: z.uuid('errors.event.notFound') });
export type OfEventInput = z.input<typeof ofEventInput>;
