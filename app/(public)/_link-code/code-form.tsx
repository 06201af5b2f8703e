'use client';

import { FieldStack } from '@/app/_ui/public/form';
import { TextField } from '@/app/_ui/public/text-field';
import texts from '@/lib/i18n/messages/es/linkCode.json';
import type { FormAnswer } from '../_link-forms/form-answer';
import { LinkForm } from '../_link-forms/link-form';
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
  const kit = usePostedForm({ send: action, post }, { code: texts.code });
  return (
    <LinkForm kit={kit} submit={texts.continue} button={{ busyText: texts.checking }}>
      <p role="status" className={styles.sent}>
        {sentTo}
      </p>
      <FieldStack>
        <div className={styles.code}>
          <TextField
            {...kit.field('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            // Pasted with a space between, or with the words around it.
            maxLength={60}
            required
            description={texts.private}
          />
        </div>
      </FieldStack>
    </LinkForm>
  );
}
