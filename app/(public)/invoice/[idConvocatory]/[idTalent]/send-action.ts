'use server';

import { giveAccount } from '@/lib/claims/accounts/give-account';
import { correctClaim } from '@/lib/claims/correct-claim';
import type { SendClaimInput } from '@/lib/claims/inputs';
import { keepClaimAccount } from '@/lib/claims/keep-claim-account';
import { sendClaim } from '@/lib/claims/send-claim';
import { estimateWithholding } from '@/lib/claims/withholding/estimate';
import { requireFresh } from '@/lib/core/abilities';
import { AppError } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { expectedError } from '@/lib/platform/database-errors';
import { log } from '@/lib/platform/log';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import { answerForm } from '../../../_link-forms/answer-form';
import { confirmingOn } from '../../../_link-forms/confirming';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { isTicked, postedValue } from '../../../_link-forms/read-form';

/** Form fields are texts of digits; one left empty is one not given, any other text no number. */
const numberIn = (form: FormData, name: string): number | undefined => {
  const text = postedValue(form, name);
  if (!text) return undefined;
  return typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
};

const HIRES: Readonly<Record<string, boolean>> = { si: true, no: false };

// What is wrong with it, the domain's own schema says.
const readForm = (form: FormData) =>
  ({
    activities: postedValue(form, 'activities'),
    price: numberIn(form, 'price'),
    differenceReason: postedValue(form, 'differenceReason') ?? undefined,
    hiresWorkers: HIRES[String(postedValue(form, 'hiresWorkers'))],
    invoiceNumber: postedValue(form, 'invoiceNumber') ?? undefined,
    invoiceDate: postedValue(form, 'invoiceDate') ?? undefined,
    invoiceCufe: postedValue(form, 'invoiceCufe') ?? undefined,
    bankId: numberIn(form, 'bankId'),
    account: postedValue(form, 'account'),
    typeAccount: postedValue(form, 'typeAccount'),
  }) as SendClaimInput;

/** The claim form: `activities`, `price` in minor units, `hiresWorkers` (`si`, `no` or nothing), `bankId`, `account` and `typeAccount`, and the box `keepAccount`. */
export const sendAction = async (
  convocatoryId: string,
  talentId: string,
  form: FormData,
): Promise<FormAnswer> => answer(sendClaim, { convocatoryId, talentId }, form);

/** The same form, of a claim that was returned in that version. */
export const correctAction = async (
  convocatoryId: string,
  talentId: string,
  seenVersion: number,
  form: FormData,
): Promise<FormAnswer> =>
  answer((actor, input) => correctClaim(actor, { ...input, seenVersion }), { convocatoryId, talentId }, form);

/** The form of another account: `bankId`, `account` and `typeAccount`. */
export const giveAccountAction = async (
  convocatoryId: string,
  talentId: string,
  form: FormData,
): Promise<FormAnswer> =>
  answerForm(
    async () => {
      const { bankId, account, typeAccount } = readForm(form);
      const actor = await currentLinkActor('CLAIM', { convocatoryId, talentId });
      await giveAccount(actor, { bankId, account, typeAccount });
    },
    {
      unexpected: translate('claim.unexpected'),
      confirm: confirmingOn('CLAIM', { convocatoryId, talentId }),
    },
  );

/** What would be withheld from a claim of that price; null for what is none. */
export async function estimateAction(
  convocatoryId: string,
  talentId: string,
  price: number,
  hiresWorkers: boolean | null,
): Promise<PaymentWithholding | null> {
  try {
    const actor = await currentLinkActor('CLAIM', { convocatoryId, talentId });
    return await estimateWithholding(actor, { price, hiresWorkers });
  } catch (error) {
    if (!(expectedError(error) instanceof AppError)) log.error({ err: error }, 'withholding not estimated');
    return null;
  }
}

const answer = (
  write: typeof sendClaim,
  subject: { convocatoryId: string; talentId: string },
  form: FormData,
): Promise<FormAnswer> =>
  answerForm(
    async () => {
      const actor = await currentLinkActor('CLAIM', subject);
      const keeps = isTicked(form, 'keepAccount');
      // Before anything is sent, not after.
      if (keeps) requireFresh(actor, 'bankAccount');
      const claim = await write(actor, readForm(form));
      if (keeps) await keepClaimAccount(actor, claim);
    },
    { unexpected: translate('claim.unexpected'), confirm: confirmingOn('CLAIM', subject) },
  );
