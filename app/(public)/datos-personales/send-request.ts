'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { DataRequestInput } from '@/lib/habeas-data/requests/inputs';
import { openPublicRequest } from '@/lib/habeas-data/requests/open-request';
import { translate } from '@/lib/i18n/translate';
import { currentActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { answerForm } from '../_link-forms/answer-form';
import type { FormAnswer } from '../_link-forms/form-answer';
import { type PostedAnswer, typedOf } from '../_link-forms/posted-answer';
import { textOf } from '../_link-forms/read-form';

/** What somebody asks of its data. */
export async function sendRequest(form: FormData): Promise<FormAnswer> {
  const context = { ip: requestIp(await headers()) };
  return answerForm(async () => openPublicRequest(await currentActor(), readForm(form), context), {
    unexpected: translate('registration.failed'),
    leaves: true,
  });
}

/** What is wrong with it, the domain's own schema says. */
const readForm = (form: FormData) =>
  ({
    kind: textOf(form, 'kind'),
    name: textOf(form, 'name'),
    identification: textOf(form, 'identification'),
    email: textOf(form, 'email'),
    text: textOf(form, 'text'),
  }) as DataRequestInput;

/** Sent by the browser itself: on to the thanks, or back with what was typed. */
export async function postRequest(_: PostedAnswer, form: FormData): Promise<PostedAnswer> {
  const answer = await sendRequest(form);
  if (answer.ok) redirect('/datos-personales?enviada=1');
  return { ...answer, typed: typedOf(form) };
}
