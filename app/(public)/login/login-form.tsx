'use client';

import { type FormEvent, useRef, useState } from 'react';
import type { LoginAttempt, LoginField } from '@/app/_features/login/attempt-login';
import { EmailField } from '@/app/_ui/public/email-field';
import { FieldStack } from '@/app/_ui/public/form';
import { Notice } from '@/app/_ui/public/notice';
import { PasswordField } from '@/app/_ui/public/password-field';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import texts from '@/lib/i18n/messages/es/login.json';
import type { LoginKind } from '@/lib/identity/rules';
import styles from './login-form.module.css';

type Props = {
  kind: LoginKind;
  /** Path of this site to go to once in. */
  target: string;
  /** What to say, by message key of a field or by reason of a refusal. */
  messages: Readonly<Record<string, string>>;
  /** Why somebody who was signed in is here again. */
  ended: string | null;
};

type Errors = Partial<Record<LoginField, string>>;

/** Loaded when a field is first touched: the page stands without it. */
const loadAttempt = () => import('@/app/_features/login/attempt-login');

/** E-mail and password. The button stays disabled until the page is alive, so that the browser never sends it itself. */
export function LoginForm({ kind, target, messages, ended }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const say = (key: string | undefined) =>
    key === undefined ? undefined : (messages[key] ?? messages.SYSTEM);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setRefusal(undefined);
    const attempt = await loadAttempt().then(
      ({ attemptLogin }) => attemptLogin(kind, typed),
      (): LoginAttempt => ({ kind: 'refused', reason: 'OFFLINE' }),
    );
    // Another root layout, and another account: the whole document is loaded anew. The button stays busy meanwhile.
    if (attempt.kind === 'in') return window.location.assign(target);
    setBusy(false);
    if (attempt.kind === 'refused') return setRefusal(say(attempt.reason));
    if (attempt.kind === 'limited') return setRefusal(attempt.message);
    setErrors(attempt.fields);
    focusFirst(attempt.fields);
  }

  function focusFirst(fields: Errors) {
    const name = fields.email ? 'email' : 'password';
    form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();
  }

  const forget = (name: LoginField) => errors[name] && setErrors({ ...errors, [name]: undefined });

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={() => void loadAttempt().catch(() => null)}
    >
      <FieldStack>
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {ended && !refusal && <Notice tone="warning">{ended}</Notice>}
        <EmailField
          label={texts.email}
          name="email"
          autoComplete="username"
          error={say(errors.email)}
          onInput={() => forget('email')}
        />
        <PasswordField
          label={texts.password}
          name="password"
          error={say(errors.password)}
          onInput={() => forget('password')}
        />
      </FieldStack>
      <div className={styles.action}>
        <SubmitButton untilChanged full busy={busy} busyText={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
