'use client';

import { type ReactNode, useState } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { CheckboxGroup } from '@/app/_ui/public/checkbox-group';
import { EmailField } from '@/app/_ui/public/email-field';
import { FieldStack } from '@/app/_ui/public/form';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/password.json';
import type { PersonType } from '@/lib/identity/password/rules';
import type { FormAnswer } from '../_link-forms/form-answer';
import { LinkForm } from '../_link-forms/link-form';
import { useLinkForm } from '../_link-forms/use-link-form';
import styles from './forgot.module.css';

const { forgot } = texts;
const TYPES = ['agency', 'talent'] as const;

type Props = {
  type: PersonType;
  /** Who is meant is known: there is no choice. */
  fixed: boolean;
  action: (data: FormData) => Promise<FormAnswer>;
  /** What the form is for, above it. */
  children: ReactNode;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** An e-mail, and whose account it is. Once the mail is on its way, it is told to where, with the way back. */
export function ForgotForm({ type, fixed, action, children }: Props) {
  /** To where a mail went; what was typed is there again when the form comes back. */
  const [sent, setSent] = useState<{ readonly email: string; readonly shown: boolean } | null>(null);
  const ask = async (data: FormData) => {
    const answer = await action(data);
    if (answer.ok) setSent({ email: String(data.get('email')).trim(), shown: true });
    return answer;
  };
  const kit = useLinkForm(ask, { email: texts.email, type: forgot.type });
  if (sent?.shown) {
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.sent}>
        <MessageScreen
          kind="success"
          title={forgot.sent}
          text={
            <>
              {fillText(forgot.sentText, { email: sent.email })}
              <br />
              {forgot.spam}
            </>
          }
          action={
            <PublicButton variant="default" onClick={() => setSent({ ...sent, shown: false })}>
              {forgot.again}
            </PublicButton>
          }
        />
      </div>
    );
  }
  return (
    <LinkForm
      kit={kit}
      aria-label={forgot.title}
      before={children}
      submit={forgot.submit}
      button={{ busyText: forgot.submitting }}
    >
      <FieldStack>
        <EmailField
          {...kit.field('email')}
          autoComplete="username"
          required
          defaultValue={sent?.email ?? ''}
        />
        {fixed ? (
          <input type="hidden" name="type" value={type} />
        ) : (
          <CheckboxGroup
            exclusive
            {...kit.field('type')}
            options={TYPES.map((value) => ({ value, label: forgot.types[value] }))}
            defaultValues={[type]}
          />
        )}
      </FieldStack>
    </LinkForm>
  );
}
