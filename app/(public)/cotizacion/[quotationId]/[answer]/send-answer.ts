'use server';

import { headers } from 'next/headers';
import { acceptOffer } from '@/lib/events/accept-offer';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import type { RefuseOfferInput } from '@/lib/quotations/answers/inputs';
import { refuseOffer } from '@/lib/quotations/answers/refuse-offer';
import { requestChange } from '@/lib/quotations/answers/request-change';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';

const holder = (quotationId: string) => currentLinkActor('QUOTATION_ANSWER', { quotationId });

async function context() {
  const given = await headers();
  return { ip: requestIp(given), userAgent: given.get('user-agent') };
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

// What is wrong with what was sent, the domain's own schemas say.
const answer = (work: () => Promise<unknown>): Promise<FormAnswer> =>
  answerForm(work, { unexpected: translate('answer.unexpected') });

/** The form of an acceptance: `hash`, `name`, `documentTypeId`, `document` and the box `confirmed`. */
export async function sendAcceptance(quotationId: string, form: FormData): Promise<FormAnswer> {
  return answer(async () => {
    const input = {
      hash: text(form, 'hash'),
      name: text(form, 'name'),
      documentTypeId: Number.parseInt(text(form, 'documentTypeId'), 10),
      document: text(form, 'document'),
      confirmed: form.get('confirmed') === 'on',
    };
    await acceptOffer(await holder(quotationId), input, await context());
  });
}

/** The form of a refusal: `hash`, `name`, `reasonCode` and `reason`. */
export async function sendRefusal(quotationId: string, form: FormData): Promise<FormAnswer> {
  return answer(async () => {
    const input = {
      hash: text(form, 'hash'),
      name: text(form, 'name'),
      reasonCode: form.get('reasonCode'),
      reason: text(form, 'reason'),
    } as RefuseOfferInput;
    await refuseOffer(await holder(quotationId), input, await context());
  });
}

/** The form that asks for a change: `hash`, `name` and `reason`. */
export async function sendChange(quotationId: string, form: FormData): Promise<FormAnswer> {
  return answer(async () => {
    const input = { hash: text(form, 'hash'), name: text(form, 'name'), reason: text(form, 'reason') };
    await requestChange(await holder(quotationId), input, await context());
  });
}
