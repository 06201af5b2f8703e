import * as z from 'zod/mini';
import { SIGNING_CHANNELS } from '@/db/values/contract-signing';
import { line, requiredText } from '@/lib/core/inputs';
import { signatureFields } from '../inputs';

const LONGEST_REASON = 600;
const reason = requiredText(LONGEST_REASON);

const instant = z.iso.datetime({ offset: true, error: 'validation.date' });

export const proposeAmendmentInput = z.object({
  contractId: z.uuid('errors.contract.notFound'),
  reason,
  start: instant,
  end: instant,
  place: line(300).check(z.minLength(1, 'validation.required')),
  /** Gross, for all days, in minor units of the contract's currency. */
  fee: z.int('validation.required').check(z.positive('validation.required')),
});
export type ProposeAmendmentInput = z.input<typeof proposeAmendmentInput>;

export const proposeAnnulmentInput = z.object({ contractId: z.uuid('errors.contract.notFound'), reason });
export type ProposeAnnulmentInput = z.input<typeof proposeAnnulmentInput>;

export const endActInput = z.object({ id: z.uuid('errors.contract.actNotFound'), reason });
export type EndActInput = z.input<typeof endActInput>;

const actForm = z.extend(signatureFields, { id: z.uuid('errors.contract.actNotFound'), seen: z.string() });
export const askActCodeInput = z.extend(actForm, {
  channel: z.enum(SIGNING_CHANNELS, 'linkCode.chooseChannel'),
});
export type AskActCodeInput = z.input<typeof askActCodeInput>;

export const signActInput = z.extend(actForm, {
  code: z.string('linkCode.sixDigits').check(z.maxLength(200, 'linkCode.sixDigits')),
});
export type SignActInput = z.input<typeof signActInput>;
