'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { AppError, type FieldErrors } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { currentActor, currentLinkActor } from '@/lib/identity/session';
import { requestIp } from '@/lib/platform/request-ip';
import { registrationProblems } from '@/lib/talents/joining/check-registration';
import type { CreateTalentInput } from '@/lib/talents/joining/inputs';
import { registerTalent } from '@/lib/talents/joining/register-talent';
import { answerForm } from '../_link-forms/answer-form';
import type { FormAnswer } from '../_link-forms/form-answer';
import { type PostedAnswer, typedOf } from '../_link-forms/posted-answer';
import { textOf } from '../_link-forms/read-form';
import { rememberRegistered } from '../_registration/registered';
import { FIELD_OF, FIELDS, readJoining, STEPS, type Step } from './joining-fields';

/** What is wrong with what was typed, by the names of the form; also what only this form asks for. */
function problemsOf(input: CreateTalentInput): FieldErrors {
  const asked = {
    city: input.residenceCityId,
    documentType: input.typeDocumentId,
    identification: input.identification,
  };
  const missing = Object.entries(asked).flatMap(([name, value]) =>
    value ? [] : [[name, 'validation.required']],
  );
  return { ...Object.fromEntries(missing), ...named(registrationProblems(input)) };
}

const named = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, wrong]) => [FIELD_OF[name] ?? name, wrong]));

const failed = { unexpected: translate('registration.failed') };

/** Where the form stands: on its own page, on an agency's, or behind an agency's invitation. */
export type JoiningPlace = { readonly agencyId?: string; readonly invitationId?: string };

export type JoiningAnswer = FormAnswer & {
  /** Where photos are added; there once the talent is registered. */
  readonly photosUrl?: string;
};

/** One screen of the form: only what is wrong with that screen. The last one registers. */
export async function sendJoining(place: JoiningPlace, form: FormData): Promise<JoiningAnswer> {
  let photosUrl: string | null = null;
  const answer = await answerForm(
    async () => {
      const step = STEPS.find((one) => one === textOf(form, 'step')) ?? LAST;
      if (step !== LAST) return check(form, step);
      photosUrl = await register(place, form);
    },
    { ...failed, leaves: true },
  );
  return photosUrl === null ? answer : { ...answer, photosUrl };
}

const LAST: Step = 'consents';

async function check(form: FormData, step: Step): Promise<void> {
  const input = readJoining(form, await loadCountryOptions());
  const wrong = Object.entries(problemsOf(input)).filter(([name]) => FIELDS[step].includes(name));
  if (wrong.length > 0) throw new AppError('INVALID', 'errors.invalid', Object.fromEntries(wrong));
}

/** Answers where photos are added. */
async function register(place: JoiningPlace, form: FormData): Promise<string> {
  const input = readJoining(form, await loadCountryOptions());
  const wrong = problemsOf(input);
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID', 'errors.invalid', wrong);
  const { agencyId, invitationId } = place ?? {};
  const actor = invitationId
    ? await currentLinkActor('TALENT_INVITATION', { invitationId })
    : await currentActor();
  if (invitationId && actor.kind !== 'linkHolder') throw new AppError('GONE', 'errors.link.ended');
  try {
    const photosUrl = await registerTalent(actor, input, {
      ip: requestIp(await headers()),
      atAgencyId: agencyId,
    });
    await rememberRegistered({ email: input.email, mayLogIn: false });
    return photosUrl;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, messageKey, values, retryAfterSeconds: wait } = error;
    const details = { values, ...(wait === null ? {} : { retryAfterSeconds: wait }) };
    throw new AppError(code, messageKey, named(error.fields), details);
  }
}

/** Sent by the browser itself: on to the next page, or back with what was typed. */
export async function postJoining(
  place: JoiningPlace,
  _: PostedAnswer,
  form: FormData,
): Promise<PostedAnswer> {
  const { photosUrl, ...answer } = await sendJoining(place, form);
  if (answer.ok) redirect(photosUrl ?? '/confirm-email');
  return { ...answer, typed: typedOf(form) };
}
