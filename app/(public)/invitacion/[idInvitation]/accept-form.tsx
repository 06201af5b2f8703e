'use client';

import { useState } from 'react';
import { attemptLogin } from '@/app/_features/login/attempt-login';
import { Link } from '@/app/_ui/link';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { FieldStack } from '@/app/_ui/public/form';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PasswordField } from '@/app/_ui/public/password-field';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/invitation.json';
import type { FormAnswer } from '../../_link-forms/form-answer';
import { LinkForm } from '../../_link-forms/link-form';
import { useLinkForm } from '../../_link-forms/use-link-form';
import { LegalNote } from '../../_registration/legal-note';
import styles from './invitation.module.css';

type Props = {
  product: string;
  agencyName: string;
  email: string;
  /** Says the password they have, instead of choosing one. */
  hasAccount: boolean;
  action: (data: FormData) => Promise<FormAnswer>;
};

/** Accepts and comes in with the same password. If coming in fails, the person is in the team all the same. */
export function AcceptForm({ product, agencyName, email, hasAccount, action }: Props) {
  const [joined, setJoined] = useState(false);
  const join = async (data: FormData): Promise<FormAnswer> => {
    const answer = await action(data);
    if (!answer.ok) return answer;
    const login = await attemptLogin('agency', { email, password: data.get('password') });
    if (login.kind !== 'in') {
      setJoined(true);
      return answer;
    }
    // Another root layout: the whole document is loaded anew.
    return { ...answer, leadsTo: '/dashboard' };
  };
  const kit = useLinkForm(join, {
    password: hasAccount ? texts.presentPassword : texts.password,
    confirmation: texts.confirmation,
  });
  if (joined) {
    return (
      <MessageScreen
        kind="success"
        title={texts.welcome}
        text={fillText(texts.welcomeText, { email })}
        action={<PublicButtonLink href="/login">{texts.logIn}</PublicButtonLink>}
      />
    );
  }
  return (
    <LinkForm
      kit={kit}
      aria-label={fillText(texts.title, { agency: agencyName })}
      submit={texts.submit}
      button={{ untilChanged: true, full: true, busyText: texts.submitting }}
    >
      <p className={styles.ask}>{hasAccount ? fillText(texts.known, { product }) : texts.choose}</p>
      {/* Lets password managers keep the password under this address. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <FieldStack>
        <PasswordField
          {...kit.field('password')}
          required
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
          {...(hasAccount ? {} : { description: texts.chooseHint })}
        />
        {!hasAccount && <PasswordField {...kit.field('confirmation')} required autoComplete="new-password" />}
      </FieldStack>
      {!hasAccount && <LegalNote />}
      {hasAccount && (
        <p className={styles.forgot}>
          <Link href="/olvidaste-contrasena?select=agency">{texts.forgot}</Link>
        </p>
      )}
    </LinkForm>
  );
}
