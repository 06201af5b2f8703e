'use server';

import { translate } from '@/lib/i18n/translate';
import { passwordFormInput } from '@/lib/identity/password/inputs';
import { type Person, subjectOf } from '@/lib/identity/password/rules';
import { setPassword } from '@/lib/identity/password/set-password';
import { currentLinkActor } from '@/lib/identity/session';
import { activateAccount } from '@/lib/people/activation/activate-account';
import { parseInput } from '@/lib/platform/parse-input';
import { answerForm } from '../_link-forms/answer-form';
import type { FormAnswer } from '../_link-forms/form-answer';
import { postedValue } from '../_link-forms/read-form';

/** The form of a link of activation or reset: `password` and `confirmation`. What it may do, its link alone says. */
export async function savePassword(
  purpose: 'ACTIVATION' | 'PASSWORD_RESET',
  person: Person,
  form: FormData,
): Promise<FormAnswer> {
  return answerForm(
    async () => {
      const actor = await currentLinkActor(purpose, subjectOf({ type: person?.type, id: person?.id }));
      const { password } = parseInput(passwordFormInput, {
        password: postedValue(form, 'password') ?? '',
        confirmation: postedValue(form, 'confirmation') ?? '',
      });
      const activates = purpose === 'ACTIVATION' && person?.type === 'agency';
      await (activates ? activateAccount(actor, { password }) : setPassword(actor, { password }));
    },
    { unexpected: translate('password.unexpected'), leaves: true },
  );
}
