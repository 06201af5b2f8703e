'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { fieldsOf } from '@/app/_ui/form/fields';
import { type AnswerSupportInput, answerSupportInput } from '@/lib/support/inputs';
import { ANSWER_SUPPORT_REQUEST } from '@/lib/support/writes';

const { TextareaField } = fieldsOf<AnswerSupportInput>();

/** What was answered in the call, which the person gets by mail. */
export function AnswerForm({ id }: { id: string }) {
  const t = useTranslations('supportRequests');
  const answering = useWrite(ANSWER_SUPPORT_REQUEST);
  const form = useWriteForm({
    schema: answerSupportInput,
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
        maxLength={4000}
        minRows={4}
        autosize
        withAsterisk
        wide
      />
    </WriteForm>
  );
}
