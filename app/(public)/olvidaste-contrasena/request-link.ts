'use server';

import { headers } from 'next/headers';
import { translate } from '@/lib/i18n/translate';
import type { RequestPasswordResetInput } from '@/lib/identity/password/inputs';
import { currentActor } from '@/lib/identity/session';
import { requestPasswordLink } from '@/lib/people/activation/request-password-link';
import { requestIp } from '@/lib/platform/request-ip';
import { answerForm } from '../_link-forms/answer-form';
import type { FormAnswer } from '../_link-forms/form-answer';
import { postedValue, postedValues } from '../_link-forms/read-form';

/** The forgot-password form: `email`, and one `type`. */
export async function requestLink(form: FormData): Promise<FormAnswer> {
  const context = { ip: requestIp(await headers()) };
  return answerForm(async () => requestPasswordLink(await currentActor(), readForm(form), context), {
    unexpected: translate('password.unexpected'),
    leaves: true,
  });
}

/** What is wrong with it, the domain's own schema says. */
function readForm(form: FormData): RequestPasswordResetInput {
  const types = postedValues(form, 'type');
  return {
    email: postedValue(form, 'email') ?? '',
    type: types.length === 1 ? types[0] : null,
  } as RequestPasswordResetInput;
}
