'use client';

import { Button, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Failure } from '@/app/_features/graphql/failure';
import { useSecondsUntil } from '@/app/_ui/controls/use-seconds-until';
import styles from './code-steps.module.css';
import type { SentCode } from './sent-code';

type Props = {
  /** What asking for the code consents to. */
  consent: string;
  sent: SentCode | null;
  /** False while something else of the form is missing. */
  isReady?: boolean;
  /** Asks for a code; answers why it could not. */
  ask: () => Promise<Failure | null>;
  /** Gives the code back; answers why it was not taken. */
  give: (code: string) => Promise<Failure | null>;
  /** What giving it back does. */
  giveText: string;
  /** Fields above the steps. */
  children?: ReactNode;
};

/** The steps by which somebody of an agency signs: a code to the own mail, asking for which consents, and the code typed; another one after a minute. */
export function CodeSteps({ consent, sent, isReady = true, ask, give, giveText, children }: Props) {
  const t = useTranslations('ui.codeSteps');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'ask' | 'give' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const seconds = useSecondsUntil(sent ? Date.parse(sent.resendAt) : null);
  const ofCode = failure?.fields.find(({ path }) => path === 'code')?.message;

  const field = useRef<HTMLInputElement>(null);
  const isAskedHere = useRef(false);
  // Who has asked for a code types it next.
  useEffect(() => {
    if (sent && isAskedHere.current) field.current?.focus();
  }, [sent]);

  async function go(step: 'ask' | 'give') {
    setBusy(step);
    isAskedHere.current = step === 'ask';
    setFailure(null);
    setFailure(await (step === 'ask' ? ask() : give(code)));
    setBusy(null);
  }

  return (
    <form
      className={styles.steps}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void go(sent ? 'give' : 'ask');
      }}
    >
      {children}
      <p className={styles.note}>{consent}</p>
      {failure && !ofCode && (
        <p role="alert" className={styles.error}>
          {failure.fields[0]?.message ?? failure.message}
        </p>
      )}
      {sent && (
        <>
          <p role="status" className={styles.note}>
            {t('sent', { destination: sent.destination })}
          </p>
          <TextInput
            ref={field}
            label={t('code')}
            value={code}
            error={ofCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={60}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setFailure(null);
            }}
          />
          <Button type="submit" disabled={!isReady || code.trim() === ''} loading={busy === 'give'}>
            {giveText}
          </Button>
        </>
      )}
      <Button
        type={sent ? 'button' : 'submit'}
        variant={sent ? 'default' : 'filled'}
        disabled={!isReady || seconds > 0}
        loading={busy === 'ask'}
        onClick={sent ? () => void go('ask') : undefined}
      >
        {t(sent ? 'again' : 'ask')}
      </Button>
      {seconds > 0 && <p className={styles.note}>{t('againIn', { seconds })}</p>}
    </form>
  );
}
