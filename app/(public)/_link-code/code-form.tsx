'use client';

import { FieldStack, FormActions } from '@/app/_ui/public/form';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextField } from '@/app/_ui/public/text-field';
import texts from '@/lib/i18n/messages/es/linkCode.json';
import type { FormAnswer } from '../_link-forms/form-answer';
import { FormProblems } from '../_link-forms/form-problems';
import type { PostedAnswer } from '../_link-forms/posted-answer';
import { usePostedForm } from '../_link-forms/use-posted-form';
import styles from './link-code.module.css';

type Props = {
  /** Where it went, in words. */
  sentTo: string;
  action: (data: FormData) => Promise<FormAnswer>;
  post: (previous: PostedAnswer, form: FormData) => Promise<PostedAnswer>;
};

/** One field for the six digits, which phones fill in from the message. */
export function CodeForm({ sentTo, action, post }: Props) {
  const { attempt, sending, form, problemOf, typed } = usePostedForm({ send: action, post });
  return (
    <form {...form}>
      <FormProblems attempt={attempt} labels={{ code: texts.code }} />
      <p role="status" className={styles.sent}>
        {sentTo}
      </p>
      <FieldStack>
        <div className={styles.code}>
          <TextField
            label={texts.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            // Pasted with a space between, or with the words around it.
            maxLength={60}
            required
            defaultValue={typed('code') ?? ''}
            description={texts.private}
            error={problemOf('code')}
          />
        </div>
      </FieldStack>
      <FormActions>
        <SubmitButton busy={sending} busyText={texts.checking}>
          {texts.continue}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
