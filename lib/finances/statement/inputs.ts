import * as z from 'zod/mini';
import { isCalendarDate } from '@/lib/core/dates';

const clientId = z.uuid('errors.client.notFound');

export const ofClientInput = z.object({ clientId });
export type OfClientInput = z.input<typeof ofClientInput>;

/** From which day (`YYYY-MM-DD`) a statement lists movements; of the last year unless told. */
export const statementInput = z.object({
  clientId,
  from: z.optional(
    z.nullable(z.string('validation.date').check(z.refine(isCalendarDate, 'validation.date'))),
  ),
});
export type StatementInput = z.input<typeof statementInput>;
