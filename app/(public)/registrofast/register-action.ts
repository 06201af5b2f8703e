'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { translate } from '@/lib/i18n/translate';
import { currentActor } from '@/lib/identity/session';
import { parseInput } from '@/lib/platform/parse-input';
import { requestIp } from '@/lib/platform/request-ip';
import { type RegisterFastInput, registerFastFormInput } from '@/lib/registration/inputs';
import { registerFast } from '@/lib/registration/register-fast';
import { answerForm } from '../_link-forms/answer-form';
import type { FormAnswer } from '../_link-forms/form-answer';
import { type PostedAnswer, typedOf } from '../_link-forms/posted-answer';
import { idOf, textOf, textOrNone } from '../_registration/read-form';
import { rememberRegistered } from '../_registration/registered';

/** The quick registration's form; its fields have the names of the specification. */
export async function sendFast(form: FormData): Promise<FormAnswer> {
  // What is wrong with it, the domain's own schema says.
  const typed = {
    nameAgency: textOf(form, 'nameAgency'),
    countries: idOf(form, 'countries'),
    cities: idOf(form, 'cities'),
    typeDocument: idOf(form, 'typeDocument'),
    identification: textOf(form, 'identification'),
    phone: textOf(form, 'phone'),
    url: textOf(form, 'url'),
    address: textOf(form, 'address'),
    mission: textOf(form, 'mission'),
    services: form.getAll('services'),
    nameProductor: textOf(form, 'nameProductor'),
    emailProductor: textOf(form, 'emailProductor'),
    phoneProductor: textOf(form, 'phoneProductor'),
    password: textOf(form, 'password'),
    verifyPassword: textOf(form, 'verifyPassword'),
    attempt: textOrNone(form, 'attempt'),
  } as RegisterFastInput;
  return answerForm(
    async () => {
      const input = parseInput(registerFastFormInput, typed);
      await registerFast(await currentActor(), input, { ip: requestIp(await headers()) });
      await rememberRegistered({ email: input.emailProductor, mayLogIn: true });
    },
    { unexpected: translate('registration.failed') },
  );
}

/** The same, sent by the browser itself: on to the next page, or back with what was typed. */
export async function postFast(_: PostedAnswer, form: FormData): Promise<PostedAnswer> {
  const answer = await sendFast(form);
  if (answer.ok) redirect('/confirm-email');
  return { ...answer, typed: typedOf(form) };
}
