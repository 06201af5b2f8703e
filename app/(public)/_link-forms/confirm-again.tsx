'use client';

import { type SubmitEvent, useState } from 'react';
import { confirmPassword } from '@/app/_features/confirmation/confirm-password';
import { PublicButton } from '@/app/_ui/public/button';
import { Dialog } from '@/app/_ui/public/dialog';
import { FieldStack, FormActions } from '@/app/_ui/public/form';
import { PasswordField } from '@/app/_ui/public/password-field';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextField } from '@/app/_ui/public/text-field';
import controls from '@/lib/i18n/messages/es/controls.json';
import texts from '@/lib/i18n/messages/es/linkCode.json';
import { confirmAction, requestAction } from './code-actions';
import type { Confirming, FormAnswer } from './form-answer';

type Props = { confirm: Confirming; onAnswer: (confirmed: boolean) => void };

const wordsOf = ({ message, fields }: FormAnswer): string =>
  message ?? Object.values(fields)[0] ?? texts.unexpected;

/** Asks again who it is, over a form whose typed values stay: by password, or by a code to the mail on file. */
export default function ConfirmAgain({ confirm, onAnswer }: Props) {
  const [problem, setProblem] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(confirm.way === 'PASSWORD');

  /** Answers what went wrong, or null. */
  async function attempt(work: () => Promise<string | null>): Promise<boolean> {
    setBusy(true);
    const wrong = await work().catch(() => controls.offline);
    setBusy(false);
    setProblem(wrong ?? undefined);
    return wrong === null;
  }
  const ask = () =>
    attempt(async () => {
      if (confirm.way === 'PASSWORD') return null;
      const form = new FormData();
      form.set('channel', 'EMAIL');
      const answer = await requestAction(confirm.purpose, confirm.subject, form);
      return answer.ok ? null : wordsOf(answer);
    });
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    if (!isSent) {
      if (await ask()) setSent(true);
      return;
    }
    const isDone = await attempt(async () => {
      if (confirm.way === 'PASSWORD') return confirmPassword(String(form.get('password') ?? ''));
      const answer = await confirmAction(confirm.purpose, confirm.subject, form);
      return answer.ok ? null : wordsOf(answer);
    });
    if (isDone) onAnswer(true);
  }
  return (
    <Dialog open onClose={() => onAnswer(false)} title={texts.title}>
      <form onSubmit={submit} noValidate>
        <FieldStack>
          <p>
            {confirm.way === 'PASSWORD' ? texts.againPassword : isSent ? texts.againSent : texts.againCode}
          </p>
          {confirm.way === 'PASSWORD' && (
            <PasswordField name="password" label={texts.password} error={problem} required data-autofocus />
          )}
          {confirm.way === 'CODE' && isSent && (
            <TextField
              name="code"
              label={texts.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={60}
              required
              description={texts.private}
              error={problem}
              autoFocus
            />
          )}
          {!isSent && problem && <p role="alert">{problem}</p>}
          {confirm.way === 'PASSWORD' && (
            <a href="/olvidaste-contrasena?select=talent" target="_blank" rel="noreferrer">
              {texts.forgot}
            </a>
          )}
        </FieldStack>
        <FormActions>
          <SubmitButton busy={busy}>{isSent ? texts.continue : texts.sendToMail}</SubmitButton>
          {confirm.way === 'CODE' && isSent && (
            <PublicButton variant="quiet" disabled={busy} onClick={() => void ask()}>
              {texts.again}
            </PublicButton>
          )}
        </FormActions>
      </form>
    </Dialog>
  );
}
