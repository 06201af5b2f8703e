'use client';

import { useState, useTransition } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import texts from '@/lib/i18n/messages/es/contract.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import styles from './contract.module.css';

const { keep } = texts;

type Props = {
  /** What could be kept; empty where all of it is. */
  names: string;
  onKeep: () => Promise<FormAnswer>;
};

/** Asks once, after the signature, whether its documents are kept for the next one. Stays, to say that they were. */
export function KeepPapers({ names, onKeep }: Props) {
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const [pending, start] = useTransition();
  if (answer?.ok) return <p role="status">{keep.kept}</p>;
  if (names === '') return null;
  return (
    <section className={styles.keep} aria-label={keep.question}>
      <p>
        <strong>{keep.question}</strong>
      </p>
      <p className={styles.own}>{keep.text.replace('{papers}', names)}</p>
      {answer && (
        <p className={styles.problem} role="alert">
          {answer.message ?? texts.unexpected}
        </p>
      )}
      <PublicButton
        variant="default"
        full
        disabled={pending}
        onClick={() => start(async () => setAnswer(await onKeep()))}
      >
        {keep.button}
      </PublicButton>
    </section>
  );
}
