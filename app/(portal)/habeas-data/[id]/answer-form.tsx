'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { fieldsOf } from '@/app/_ui/form/fields';
import { type AnswerRequestInput, answerRequestInput } from '@/lib/habeas-data/requests/inputs';
import { ANSWER_REQUEST } from '@/lib/habeas-data/requests/writes';

const { TextareaField } = fieldsOf<AnswerRequestInput>();

/** What the person is answered, by mail. */
export function AnswerForm({ id }: { id: string }) {
  const t = useTranslations('habeasData.requests');
  const answering = useWrite(ANSWER_REQUEST);
  const form = useWriteForm({
    schema: answerRequestInput,
    values: { id, answer: '' },
    write: (output) => answering.run(output),
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
