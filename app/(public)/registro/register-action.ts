'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { translate } from '@/lib/i18n/translate';
import { currentActor } from '@/lib/identity/session';
import { parseInput } from '@/lib/platform/parse-input';
import { requestIp } from '@/lib/platform/request-ip';
import { type RegisterInput, registerFormInput } from '@/lib/registration/inputs';
import { registerAgency } from '@/lib/registration/register-agency';
import { answerForm } from '../_link-forms/answer-form';
import type { FormAnswer } from '../_link-forms/form-answer';
import { type PostedAnswer, typedOf } from '../_link-forms/posted-answer';
import { idOf, textOf, textOrNone } from '../_registration/read-form';
import { rememberRegistered } from '../_registration/registered';

/** The full registration's form; its fields have the names of the specification's payload. */
export async function sendFull(form: FormData): Promise<FormAnswer> {
  // What is wrong with it, the domain's own schema says.
  const typed = {
    legalNature: textOf(form, 'legalNature'),
    nameUser: textOf(form, 'nameUser'),
    lastnameUser: textOf(form, 'lastnameUser'),
    emailUser: textOf(form, 'emailUser'),
    phoneUser: textOf(form, 'phoneUser'),
    countryUser: idOf(form, 'countryUser'),
    cityUser: idOf(form, 'cityUser'),
    typeIdUser: idOf(form, 'typeIdUser'),
    identificationUser: textOf(form, 'identificationUser'),
    nameAgency: textOf(form, 'nameAgency'),
    countryAgency: idOf(form, 'countryAgency'),
    cityAgency: idOf(form, 'cityAgency'),
    typeIdAgency: idOf(form, 'typeIdAgency'),
    identificationAgency: textOf(form, 'identificationAgency'),
    attempt: textOrNone(form, 'attempt'),
  } as RegisterInput;
  return answerForm(
    async () => {
      const input = parseInput(registerFormInput, typed);
      await registerAgency(await currentActor(), input, { ip: requestIp(await headers()) });
      await rememberRegistered({ email: input.emailUser, mayLogIn: false });
    },
    { unexpected: translate('registration.failed') },
  );
}

/** The same, sent by the browser itself: on to the next page, or back with what was typed. */
export async function postFull(_: PostedAnswer, form: FormData): Promise<PostedAnswer> {
  const answer = await sendFull(form);
  if (answer.ok) redirect('/confirm-email');
  return { ...answer, typed: typedOf(form) };
}
