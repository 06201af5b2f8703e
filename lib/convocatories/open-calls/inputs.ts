import * as z from 'zod/mini';
import { text } from '@/lib/core/inputs';

const call = z.uuid('errors.convocatory.notFound');
const application = z.uuid('errors.application.notFound');

export const openConvocatoryInput = z.object({
  id: call,
  open: z.boolean(),
  applicationLimit: z.optional(
    z.nullable(z.int().check(z.gte(1, 'validation.number'), z.lte(1000, 'validation.number'))),
  ),
});
export type OpenConvocatoryInput = z.input<typeof openConvocatoryInput>;

export const applyToCallInput = z.object({
  convocatoryId: call,
  note: z.optional(z.nullable(text(500))),
  /** The dates and the pay per day that the talent was shown: by applying it says yes to these. */
  startDate: z.date('validation.date'),
  endDate: z.date('validation.date'),
  budget: z.number(),
});
export type ApplyToCallInput = z.input<typeof applyToCallInput>;

export const applicationInput = z.object({ id: application });
export type ApplicationInput = z.input<typeof applicationInput>;

export const declineApplicationInput = z.object({
  id: application,
  /** The agency's own words; the product's where it has none. */
  message: z.optional(z.nullable(text(500))),
});
export type DeclineApplicationInput = z.input<typeof declineApplicationInput>;
