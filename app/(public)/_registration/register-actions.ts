'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type * as z from 'zod/mini';
import { translate } from '@/lib/i18n/translate';
import { currentActor } from '@/lib/identity/session';
import { parseInput } from '@/lib/platform/parse-input';
import { requestIp } from '@/lib/platform/request-ip';
import { beginAgency } from '@/lib/registration/begin-agency';
import { beginInput, registerFastFormInput, registerFormInput } from '@/lib/registration/inputs';
import { phoneProblems } from '@/lib/registration/phone-problems';
import { registerAgency } from '@/lib/registration/register-agency';
import { registerFast } from '@/lib/registration/register-fast';
import { answerForm } from '../_link-forms/answer-form';
import type { FormAnswer } from '../_link-forms/form-answer';
import { type PostedAnswer, typedOf } from '../_link-forms/posted-answer';
import { idOf, isTicked, postedValues, textOf, textOrNone } from '../_link-forms/read-form';
import { type Registered, rememberRegistered } from './registered';

/** Fields have the names of the specification's payloads. What is wrong with them, the domain's own schemas say. */
const read = (form: FormData, texts: readonly string[], ids: readonly string[]) => ({
  ...Object.fromEntries(texts.map((name) => [name, textOf(form, name)])),
  ...Object.fromEntries(ids.map((name) => [name, idOf(form, name)])),
  attempt: textOrNone(form, 'attempt'),
});

/** What is wrong with the telephones is told with the rest, by the country of the city. */
const answered = (
  form: FormData,
  { city, phones }: { readonly city: string; readonly phones: readonly string[] },
  register: () => Promise<Registered>,
): Promise<FormAnswer> =>
  answerForm(async () => rememberRegistered(await register()), {
    unexpected: translate('registration.failed'),
    alsoWrong: () =>
      phoneProblems(idOf(form, city), Object.fromEntries(phones.map((name) => [name, textOf(form, name)]))),
  });

/** The names of a form's fields. */
type NameOf<Input> = Input extends unknown ? keyof Input : never;
type FullName = NameOf<z.input<typeof registerFormInput>>;
type FastName = NameOf<z.input<typeof registerFastFormInput>>;

const FULL_TEXTS = [
  'legalNature',
  'nameUser',
  'lastnameUser',
  'emailUser',
  'phoneUser',
  'identificationUser',
  'nameAgency',
  'identificationAgency',
] as const satisfies readonly FullName[];
const FULL_IDS = [
  'countryUser',
  'cityUser',
  'typeIdUser',
  'countryAgency',
  'cityAgency',
  'typeIdAgency',
] as const satisfies readonly FullName[];

/** The full registration's form. */
export async function sendFull(form: FormData): Promise<FormAnswer> {
  return answered(form, { city: 'cityUser', phones: ['phoneUser'] }, async () => {
    const input = parseInput(registerFormInput, read(form, FULL_TEXTS, FULL_IDS));
    await registerAgency(await currentActor(), input, { ip: requestIp(await headers()) });
    return { email: input.emailUser, mayLogIn: false };
  });
}

const FAST_TEXTS = [
  'nameAgency',
  'identification',
  'phone',
  'url',
  'address',
  'mission',
  'nameProductor',
  'emailProductor',
  'phoneProductor',
  'password',
  'verifyPassword',
] as const satisfies readonly FastName[];
const FAST_IDS = ['countries', 'cities', 'typeDocument'] as const satisfies readonly FastName[];

/** The quick registration's form. */
export async function sendFast(form: FormData): Promise<FormAnswer> {
  return answered(form, { city: 'cities', phones: ['phone', 'phoneProductor'] }, async () => {
    const typed = { ...read(form, FAST_TEXTS, FAST_IDS), services: postedValues(form, 'services') };
    const input = parseInput(registerFastFormInput, typed);
    await registerFast(await currentActor(), input, { ip: requestIp(await headers()) });
    return { email: input.emailProductor, mayLogIn: true };
  });
}

const BEGIN_TEXTS = [
  'nameAgency',
  'nameProductor',
  'emailProductor',
  'password',
] as const satisfies readonly NameOf<z.input<typeof beginInput>>[];

/** The shortest form. */
export async function sendBegin(form: FormData): Promise<FormAnswer> {
  return answerForm(
    async () => {
      const typed = { ...read(form, BEGIN_TEXTS, []), accepted: isTicked(form, 'accepted') };
      const input = parseInput(beginInput, typed);
      await beginAgency(await currentActor(), input, { ip: requestIp(await headers()) });
      await rememberRegistered({ email: input.emailProductor, mayLogIn: true });
    },
    { unexpected: translate('registration.failed') },
  );
}

/** Sent by the browser itself: on to the next page, or back with what was typed. */
async function posted(send: (form: FormData) => Promise<FormAnswer>, form: FormData): Promise<PostedAnswer> {
  const answer = await send(form);
  if (answer.ok) redirect('/confirm-email');
  return { ...answer, typed: typedOf(form) };
}

export const postFull = async (_: PostedAnswer, form: FormData) => posted(sendFull, form);

export const postBegin = async (_: PostedAnswer, form: FormData) => posted(sendBegin, form);
export const postFast = async (_: PostedAnswer, form: FormData) => posted(sendFast, form);
