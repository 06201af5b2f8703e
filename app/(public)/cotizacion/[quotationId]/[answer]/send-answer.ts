'use server';

import '@/lib/root/reactions';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { AppError } from '@/lib/core/errors';
import { wholeNumber } from '@/lib/core/text';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { acceptOffer } from '@/lib/quotations/answers/accept-offer';
import type { AcceptOfferInput, RefuseOfferInput } from '@/lib/quotations/answers/inputs';
import { refuseOffer } from '@/lib/quotations/answers/refuse-offer';
import { requestChange } from '@/lib/quotations/answers/request-change';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { type PostedAnswer, typedOf } from '../../../_link-forms/posted-answer';
import { idOf, isTicked, postedValue, textOf } from '../../../_link-forms/read-form';

const holder = (quotationId: string) => currentLinkActor('QUOTATION_ANSWER', { quotationId });

async function context() {
  const given = await headers();
  return { ip: requestIp(given), userAgent: given.get('user-agent') };
}

// What is wrong with what was sent, the domain's own schemas say.
const answer = (work: () => Promise<unknown>): Promise<FormAnswer> =>
  answerForm(work, { unexpected: translate('answer.unexpected') });

type Send = (quotationId: string, form: FormData) => Promise<FormAnswer>;

/** Sent by the browser itself: on to the quotation, which shows the answer, or back with what was typed. */
async function posted(send: Send, quotationId: string, form: FormData, query = ''): Promise<PostedAnswer> {
  const answer = await send(quotationId, form);
  if (answer.ok) redirect(`/cotizacion/${quotationId}${query}`);
  return { ...answer, typed: typedOf(form) };
}

/** What was chosen, as the page put it into the form; what is no JSON is refused with the rest. */
function choiceIn(form: FormData): AcceptOfferInput['choice'] {
  const written = textOf(form, 'choice');
  if (written === '') return [];
  try {
    return JSON.parse(written);
  } catch {
    throw new AppError('INVALID', 'errors.invalid');
  }
}

/**
 * The form of an acceptance: `hash`, `name`, `documentTypeId`, `document` and the box `confirmed`; with what was chosen,
 * `choice` and its `total`.
 */
export async function sendAcceptance(quotationId: string, form: FormData): Promise<FormAnswer> {
  return answer(async () => {
    const input = {
      hash: textOf(form, 'hash'),
      name: textOf(form, 'name'),
      documentTypeId: idOf(form, 'documentTypeId') ?? Number.NaN,
      document: textOf(form, 'document'),
      confirmed: isTicked(form, 'confirmed'),
      choice: choiceIn(form),
      total: wholeNumber(textOf(form, 'total')),
    };
    await acceptOffer(await holder(quotationId), input, await context());
  });
}

/** The form of a refusal: `hash`, `name`, `reasonCode` and `reason`. */
export async function sendRefusal(quotationId: string, form: FormData): Promise<FormAnswer> {
  return answer(async () => {
    const input = {
      hash: textOf(form, 'hash'),
      name: textOf(form, 'name'),
      reasonCode: postedValue(form, 'reasonCode'),
      reason: textOf(form, 'reason'),
    } as RefuseOfferInput;
    await refuseOffer(await holder(quotationId), input, await context());
  });
}

/** The form that asks for a change: `hash`, `name` and `reason`. */
export async function sendChange(quotationId: string, form: FormData): Promise<FormAnswer> {
  return answer(async () => {
    const input = { hash: textOf(form, 'hash'), name: textOf(form, 'name'), reason: textOf(form, 'reason') };
    await requestChange(await holder(quotationId), input, await context());
  });
}

export const postAcceptance = async (quotationId: string, _: PostedAnswer, form: FormData) =>
  posted(sendAcceptance, quotationId, form);

export const postRefusal = async (quotationId: string, _: PostedAnswer, form: FormData) =>
  posted(sendRefusal, quotationId, form);

/** With what is chosen, as the address has it: the quotation stays open. */
export const postChange = async (quotationId: string, query: string, _: PostedAnswer, form: FormData) =>
  posted(sendChange, quotationId, form, query);
