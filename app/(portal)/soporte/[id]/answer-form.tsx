'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { type AnswerSupportInput, answerSupportInput } from '@/lib/support/inputs';
import { ANSWER_SUPPORT_REQUEST } from '@/lib/support/writes';

const { TextareaField } = fieldsOf<AnswerSupportInput>();

/** What was answered in the call, which the person gets by mail. */
export function AnswerForm({ id }: { id: string }) {
  const t = useTranslations('supportRequests');
  const form = useFormOf(ANSWER_SUPPORT_REQUEST, {
    schema: answerSupportInput,
    values: { id, answer: '' },
    saved: t('sent'),
  });
  return (
    <WriteForm form={form} save={t('send')}>
      <TextareaField
        name="answer"
        label={t('answer')}
        description={t('answerHint')}
        maxLength={4000}
        minRows={4}
        autosize
        withAsterisk
        wide
      />
    </WriteForm>
  );
}
