'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { type AnswerRequestInput, answerRequestInput } from '@/lib/habeas-data/requests/inputs';
import { ANSWER_REQUEST } from '@/lib/habeas-data/requests/writes';

const { TextareaField } = fieldsOf<AnswerRequestInput>();

/** What the person is answered, by mail. */
export function AnswerForm({ id }: { id: string }) {
  const t = useTranslations('habeasData.requests');
  const form = useFormOf(ANSWER_REQUEST, {
    schema: answerRequestInput,
    values: { id, answer: '' },
    saved: t('sent'),
  });
  return (
    <WriteForm form={form} save={t('send')}>
      <TextareaField
        name="answer"
        label={t('answer')}
        description={t('answerHint')}
        maxLength={8000}
        minRows={6}
        autosize
        withAsterisk
        wide
      />
    </WriteForm>
  );
}
