'use client';

import { Button, Textarea } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import { ANSWER_CONTRACT_QUESTION, END_CONTRACT_ACT, PROPOSE_ANNULMENT } from '@/lib/contracts/acts/writes';
import styles from './documents.module.css';

type Props = { label: string; save: string } & (
  | { kind: 'answer'; target: { eventId: string; talentId: string } }
  | { kind: 'end'; target: { id: string } }
  | { kind: 'annul'; target: { contractId: string } }
);

/** A text and the button that sends it. */
export function TextWrite({ label, save, ...what }: Props) {
  const t = useTranslations('events.documents.thread');
  const [text, setText] = useState('');
  useUnsavedWarning(text.trim() !== '');
  const answering = useAction(ANSWER_CONTRACT_QUESTION);
  const ending = useAction(END_CONTRACT_ACT);
  const annulling = useAction(PROPOSE_ANNULMENT);
  async function send() {
    const done =
      what.kind === 'answer'
        ? await answering.press({ ...what.target, text }, t('sent'))
        : what.kind === 'end'
          ? await ending.press({ ...what.target, reason: text }, t('ended'))
          : await annulling.press({ ...what.target, reason: text }, t('proposed'));
    if (done) setText('');
  }
  const pending = answering.pending || ending.pending || annulling.pending;
  return (
    <form
      className={styles.signing}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        label={label}
        value={text}
        autosize
        minRows={2}
        maxLength={what.kind === 'answer' ? 1000 : 600}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={text.trim() === ''} loading={pending}>
        {save}
      </Button>
    </form>
  );
}
