'use client';

import { FieldStack, FormActions } from '@/app/_ui/public/form';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import texts from '@/lib/i18n/messages/es/answer.json';
import { FormProblems } from '../../../_link-forms/form-problems';
import { AnswerFields, type AnswerFormProps, useAnswerForm } from './answer-fields';

const { form: words } = texts;
const LABELS = { reason: words.what, name: words.name };

/** What is to be another way, in the client's own words. */
export function ChangeForm({ hash, name, ...rest }: AnswerFormProps) {
  const { attempt, sending, form, problemOf, typed } = useAnswerForm(rest);
  return (
    <form {...form}>
      <FormProblems attempt={attempt} labels={LABELS} />
      <FieldStack>
        <TextareaField
          label={words.what}
          name="reason"
          required
          description={words.whatHint}
          maxLength={2000}
          rows={6}
          defaultValue={typed('reason')}
          error={problemOf('reason')}
        />
        <AnswerFields hash={hash} name={typed('name') ?? name} error={problemOf('name')} />
      </FieldStack>
      <FormActions>
        <SubmitButton busy={sending} busyText={words.sending}>
          {words.changeSend}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
