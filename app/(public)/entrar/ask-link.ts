'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { translate } from '@/lib/i18n/translate';
import { requestLoginLink } from '@/lib/identity/login-links/request-login-link';
import { currentActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { answerForm } from '../_link-forms/answer-form';
import type { FormAnswer } from '../_link-forms/form-answer';
import { type PostedAnswer, typedOf } from '../_link-forms/posted-answer';
import { textOf } from '../_link-forms/read-form';

/** Asks for a link to come in by; the answer is the same whoever has that e-mail. */
export async function askLink(form: FormData): Promise<FormAnswer> {
  const context = { ip: requestIp(await headers()) };
  const input = () => ({ email: textOf(form, 'email') });
  return answerForm(async () => requestLoginLink(await currentActor(), input(), context), {
    unexpected: translate('login.link.unexpected'),
    leaves: true,
  });
}

/** Sent by the browser itself: on to what follows, or back with what was typed. */
export async function postAskLink(_: PostedAnswer, form: FormData): Promise<PostedAnswer> {
  const answer = await askLink(form);
  if (answer.ok) redirect('/entrar?enviado=1');
  return { ...answer, typed: typedOf(form) };
}
