'use server';

import type { ConsentInput } from '@/lib/contracts/inputs';
import { recordConsent } from '@/lib/contracts/signing/record-consent';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';

/** A box was ticked or cleared. What is not heard of is accepted by the post that signs. */
export async function consentAction(
  eventId: string,
  talentId: string,
  consent: ConsentInput,
): Promise<FormAnswer> {
  const actor = await currentLinkActor('CONTRACT', { eventId, talentId });
  return answerForm(() => recordConsent(actor, consent), { unexpected: translate('contract.unexpected') });
}
