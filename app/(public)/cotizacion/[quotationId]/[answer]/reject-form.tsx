'use client';

import { FieldStack, FormActions } from '@/app/_ui/public/form';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import texts from '@/lib/i18n/messages/es/answer.json';
import { REASON_CODES } from '@/lib/quotations/answers/rules';
import { FormProblems } from '../../../_link-forms/form-problems';
import { AnswerFields, type AnswerFormProps, useAnswerForm } from './answer-fields';

const { form: words } = texts;
const LABELS = { reasonCode: words.reasonCode, reason: words.reason, name: words.name };

/** Why not: one of the reasons that come up, with words of one's own. */
export function RejectForm({ hash, name, ...rest }: AnswerFormProps) {
  const { attempt, sending, form, problemOf, typed } = useAnswerForm(rest);
  return (
    <form {...form}>
      <FormProblems attempt={attempt} labels={LABELS} />
      <FieldStack>
        <RadioGroup
          label={words.reasonCode}
          name="reasonCode"
          required
          options={REASON_CODES.map((value) => ({ value, label: texts.reasons[value] }))}
          defaultValue={typed('reasonCode')}
          error={problemOf('reasonCode')}
        />
        <TextareaField
          label={words.reason}
          name="reason"
          description={words.reasonOptional}
          maxLength={500}
          rows={3}
          defaultValue={typed('reason')}
          error={problemOf('reason')}
        />
        <AnswerFields hash={hash} name={typed('name') ?? name} error={problemOf('name')} />
      </FieldStack>
      <FormActions>
        <SubmitButton busy={sending} busyText={words.sending}>
          {words.rejectSend}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
