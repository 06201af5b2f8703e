'use client';

import { useEffect, useRef } from 'react';
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

/** Sends the form of a field that holds six digits now. */
function sendWhole(field: HTMLInputElement | null): void {
  if (field?.value.replaceAll(/\D/g, '').length === 6) field.form?.requestSubmit();
}

/** One field for the six digits, which phones fill in from the message; the sixth sends them. */
export function CodeForm({ sentTo, action, post }: Props) {
  const kit = usePostedForm({ send: action, post }, { code: texts.code });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Typed before this code was here to hear of it.
    if (field.current?.value !== field.current?.defaultValue) sendWhole(field.current);
  }, []);
  return (
    <LinkForm kit={kit} submit={texts.continue} button={{ busyText: texts.checking }}>
      <p role="status" className={styles.sent}>
        {sentTo}
      </p>
      <FieldStack>
        <div className={styles.code}>
          <TextField
            {...kit.field('code')}
            ref={field}
            onChange={({ currentTarget }) => sendWhole(currentTarget)}
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
