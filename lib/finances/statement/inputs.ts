import * as z from 'zod/mini';

export const ofClientInput = z.object({ clientId: z.uuid('errors.client.notFound') });
export type OfClientInput = z.input<typeof ofClientInput>;
