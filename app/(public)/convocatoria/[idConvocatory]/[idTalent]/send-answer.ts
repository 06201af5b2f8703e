'use server';

import { answerCall } from '@/lib/convocatories/answer-call';
import type { AnswerCallInput } from '@/lib/convocatories/inputs';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';

/** The form of a talent's answer: `reply` and `note`. */
export async function sendAnswer(
  convocatoryId: string,
  talentId: string,
  form: FormData,
): Promise<FormAnswer> {
  return answerForm(
    async () => {
      const actor = await currentLinkActor('TALENT_REPLY', { convocatoryId, talentId });
      // What is wrong with it, the domain's own schema says.
      await answerCall(actor, {
        reply: form.get('reply'),
        note: form.get('note') || null,
      } as AnswerCallInput);
    },
    { unexpected: translate('call.unexpected') },
  );
}
