import * as z from 'zod/mini';

const year = z.int('validation.required').check(z.gte(2020), z.lte(2200));

export const withheldYearInput = z.object({ year });

/** Whose certificates: of some talents, or, without any, of everybody whose certificate is missing or has changed. */
export const issueCertificatesInput = z.object({
  year,
  talentIds: z.optional(z.nullable(z.array(z.uuid()).check(z.maxLength(100)))),
});
export type IssueCertificatesInput = z.input<typeof issueCertificatesInput>;
