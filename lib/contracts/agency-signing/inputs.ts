import * as z from 'zod/mini';

const accepted = z.boolean('contract.acceptTerms').check(z.refine((value) => value, 'contract.acceptTerms'));
const code = z.string('linkCode.sixDigits').check(z.maxLength(200, 'linkCode.sixDigits'));
/** Left out, of all events of the agency. */
const eventId = z.optional(z.nullable(z.uuid('errors.event.notFound')));

/** `seen`: the hash of what waits (`PendingSignatures.seen`), as it was shown. */
export const askAgencyCodeInput = z.object({ eventId, seen: z.string(), electronic: accepted });
export type AskAgencyCodeInput = z.input<typeof askAgencyCodeInput>;

export const signEventInput = z.object({ eventId, electronic: accepted, code });
export type SignEventInput = z.input<typeof signEventInput>;

/** The last day on which it holds, `YYYY-MM-DD` in Bogotá. */
const until = z.iso.date('validation.date');

export const askMandateCodeInput = z.object({ until, electronic: accepted });
export type AskMandateCodeInput = z.input<typeof askMandateCodeInput>;

export const grantMandateInput = z.object({ until, electronic: accepted, code });
export type GrantMandateInput = z.input<typeof grantMandateInput>;
