'use server';

import { headers } from 'next/headers';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { completeOwnData } from '@/lib/talents/details/complete-own-data';
import { answerForm } from '../../../_link-forms/answer-form';
import { confirmingOn } from '../../../_link-forms/confirming';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { idOf, textOf } from '../../../_link-forms/read-form';

/** What the talent's data lacked: `typeDocumentId`, `identification`, `phone`, `address`. */
export async function ownDataAction(eventId: string, talentId: string, form: FormData): Promise<FormAnswer> {
  const subject = { eventId, talentId };
  const actor = await currentLinkActor('CONTRACT', subject);
  const input = () => ({
    typeDocumentId: idOf(form, 'typeDocumentId'),
    identification: textOf(form, 'identification'),
    phone: textOf(form, 'phone'),
    address: textOf(form, 'address'),
  });
  const ip = requestIp(await headers());
  return answerForm(async () => completeOwnData(actor, input(), { ip }), {
    unexpected: translate('contract.unexpected'),
    confirm: confirmingOn('CONTRACT', subject),
  });
}
