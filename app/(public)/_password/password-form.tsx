'use client';

import type { ReactNode } from 'react';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { Link } from '@/app/_ui/link';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { FieldStack } from '@/app/_ui/public/form';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PasswordField } from '@/app/_ui/public/password-field';
import { TextField } from '@/app/_ui/public/text-field';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/password.json';
import type { PersonType } from '@/lib/identity/password/rules';
import type { FormAnswer } from '../_link-forms/form-answer';
import { LinkForm } from '../_link-forms/link-form';
import { useLinkForm } from '../_link-forms/use-link-form';
import styles from './password.module.css';

type Way = { readonly href: string; readonly label: string };

type Props = {
  kind: 'activate' | 'reset';
  type: PersonType;
  email: string;
  /** Where to go once it is done: to the company's site; where there is none, to the login. */
  next: Way;
  /** The login, beside a site that is another place. */
  logIn: Way | null;
  action: (data: FormData) => Promise<FormAnswer>;
  /** What the form is for, above it. */
  children: ReactNode;
};

const LABELS = { password: texts.password, confirmation: texts.confirmation };

/** Where a person goes on after what had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A new password, twice. Once it is set, what was done takes the place of all of this: the link is used up. */
export function PasswordForm({ kind, type, email, next, logIn, action, children }: Props) {
  const kit = useLinkForm(action, LABELS);
  const { attempt, field } = kit;
  const words = texts[kind];
  if (attempt.ok) {
    const text = type === 'talent' ? words.doneTextTalent : words.doneTextAgency;
    return (
      <div ref={takeFocus} tabIndex={-1} className={styles.done}>
        <MessageScreen
          kind="success"
          title={texts.done}
          text={fillText(text, { email })}
          action={
            <>
              <PublicButtonLink href={next.href}>{next.label}</PublicButtonLink>
              {logIn && (
                <PublicButtonLink href={logIn.href} variant="default">
                  {logIn.label}
                </PublicButtonLink>
              )}
            </>
          }
        />
      </div>
    );
  }
  return (
    <LinkForm
      kit={kit}
      aria-label={words.title}
      before={children}
      problems={
        attempt.message ? <Refused key={attempt.count} message={attempt.message} type={type} /> : null
      }
      submit={words.submit}
      button={{ busyText: words.submitting }}
    >
      <FieldStack>
        {/* Says whose password it is, to people and to password managers. */}
        <TextField label={texts.email} name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          description={texts.passwordHint}
          required
        />
        <PasswordField {...field('confirmation')} autoComplete="new-password" required />
      </FieldStack>
    </LinkForm>
  );
}

/** The link is no good any more, and how to get another. */
function Refused({ message, type }: { message: string; type: PersonType }) {
  return (
    <>
      <ErrorSummary title={texts.failed} problems={[{ message }]} />
      <p className={styles.askNew}>
        <Link href={`/olvidaste-contrasena?select=${type}`}>{texts.askNew}</Link>
      </p>
    </>
  );
}
