import * as z from 'zod/mini';
import { SIGNING_CHANNELS, SIGNING_METHODS } from '@/db/values/contract-signing';
import { CONTRACT_TYPE_NAMES } from '@/db/values/contract-type-names';
import { isDrawing } from '@/lib/core/drawn-signature';
import { line, requiredText } from '@/lib/core/inputs';

/** Texts behind the keys are the specification's (part 2, "Contract form"). */
const accepted = z.boolean('contract.acceptTerms').check(z.refine((value) => value, 'contract.acceptTerms'));

/** The path data of what a pen drew; empty where nothing was drawn. What is too little for a signature, `readMark` refuses. */
const drawing = z.string().check(
  z.maxLength(20_000, 'contract.drawAgain'),
  z.refine((value) => value === '' || isDrawing(value), 'contract.drawAgain'),
);

/** How somebody signs: the name typed, or drawn. */
export const signatureFields = z.object({
  electronic: accepted,
  signature: z.object({
    method: z.enum(SIGNING_METHODS, 'contract.chooseMethod'),
    /** Typed. */
    name: z.optional(line(160)),
    /** Drawn. */
    drawing: z.optional(drawing),
  }),
});
export type SignatureFields = z.output<typeof signatureFields>;

const typeContract = z.optional(z.nullable(z.enum(CONTRACT_TYPE_NAMES, 'contract.chooseType')));
export type ChosenType = z.output<typeof typeContract>;

const contractForm = z.extend(signatureFields, {
  /** Left out where the agency has set the type of its contracts. */
  typeContract,
  habeasData: accepted,
  clausula: accepted,
  /** SHA-256 of the text that was shown. */
  seen: z.string(),
});

export const askContractCodeInput = z.extend(contractForm, {
  channel: z.enum(SIGNING_CHANNELS, 'linkCode.chooseChannel'),
});
export type AskContractCodeInput = z.input<typeof askContractCodeInput>;

const typedCode = z.string('linkCode.sixDigits').check(z.maxLength(200, 'linkCode.sixDigits'));

export const signContractInput = z.extend(contractForm, { code: typedCode });
export type SignContractInput = z.input<typeof signContractInput>;

export const consentInput = z.object({
  kind: z.enum(['habeasData', 'clausula']),
  accepted: z.boolean(),
  /** Empty while none is chosen. */
  typeContract: z.enum(['', ...CONTRACT_TYPE_NAMES]),
});
export type ConsentInput = z.input<typeof consentInput>;

export const declineContractInput = z.object({ reason: requiredText(600) });
export type DeclineContractInput = z.input<typeof declineContractInput>;
