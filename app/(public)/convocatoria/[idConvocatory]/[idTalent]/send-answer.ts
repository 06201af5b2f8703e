'use server';

import { refresh } from 'next/cache';
import { answerCall } from '@/lib/convocatories/answers/answer-call';
import type { AnswerCallInput } from '@/lib/convocatories/inputs';
import { AppError } from '@/lib/core/errors';
import { translate } from '@/lib/i18n/translate';
import { currentLinkActor } from '@/lib/identity/session';
import { answerForm } from '../../../_link-forms/answer-form';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { postedValue } from '../../../_link-forms/read-form';

const MOVED = ['errors.convocatory.datesMoved', 'errors.convocatory.payChanged'];

type Shown = { readonly startDate: Date; readonly endDate: Date; readonly budget: number };

/** The form of a talent's answer: `reply` and `note`. Bound to the dates and the pay that its page shows. */
export async function sendAnswer(
  convocatoryId: string,
  talentId: string,
  shown: Shown,
  form: FormData,
): Promise<FormAnswer> {
  return answerForm(
    async () => {
      const actor = await currentLinkActor('TALENT_REPLY', { convocatoryId, talentId });
      // What is wrong with it, the domain's own schema says.
      await answerCall(actor, {
        reply: postedValue(form, 'reply'),
        note: postedValue(form, 'note') || null,
        shown,
      } as AnswerCallInput).catch((error: unknown) => {
        // The page then shows what the call says by now.
        if (error instanceof AppError && MOVED.includes(error.messageKey)) refresh();
        throw error;
      });
    },
    { unexpected: translate('call.unexpected') },
  );
}
