'use server';

import type { SendClaimInput } from '@/lib/claims/inputs';
import { keepClaimAccount } from '@/lib/claims/keep-claim-account';
import { sendClaim } from '@/lib/claims/send-claim';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';

/** Form fields are texts of digits; one left empty is one not given, any other text no number. */
const numberIn = (form: FormData, name: string): number | undefined => {
  const text = form.get(name);
  if (!text) return undefined;
  return typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
};

/** The claim form: `activities`, `price` in minor units, `bankId`, `account` and `typeAccount`, and the box `keepAccount`. */
export async function sendAction(
  convocatoryId: string,
  talentId: string,
  form: FormData,
): Promise<FormAnswer> {
  return answerForm(
    async () => {
      const actor = await currentLinkActor('CLAIM', { convocatoryId, talentId });
      // What is wrong with it, the domain's own schema says.
      const claim = await sendClaim(actor, {
        activities: form.get('activities'),
        price: numberIn(form, 'price'),
        differenceReason: form.get('differenceReason') ?? undefined,
        bankId: numberIn(form, 'bankId'),
        account: form.get('account'),
        typeAccount: form.get('typeAccount'),
      } as SendClaimInput);
      if (form.get('keepAccount') === 'on') await keepClaimAccount(actor, claim);
    },
    { unexpected: translate('claim.unexpected') },
  );
}
