'use client';

import { FieldStack, FormActions } from '@/app/_ui/public/form';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';

type Props = {
  action: (data: FormData) => Promise<FormAnswer>;
  /** Of its only field. */
  name: 'reason' | 'text';
  label: string;
  submit: string;
  maxLength: number;
};

/** A form of one text and its button. */
export function ReasonForm({ action, name, label, submit, maxLength }: Props) {
  const kit = useLinkForm(action, { [name]: label } as Record<typeof name, string>);
  return (
    // What was sent is gone from the field.
    <LinkForm kit={kit} key={kit.attempt.ok ? kit.attempt.count : 0}>
      <FieldStack>
        <TextareaField {...kit.field(name)} required maxLength={maxLength} />
      </FieldStack>
      <FormActions>
        <SubmitButton busy={kit.sending} untilChanged>
          {submit}
        </SubmitButton>
      </FormActions>
    </LinkForm>
  );
}
