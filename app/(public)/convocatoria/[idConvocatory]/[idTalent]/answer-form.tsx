'use client';

import { type ReactNode, useState } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { FormActions } from '@/app/_ui/public/form';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import type { Reply } from '@/lib/convocatories/rules';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/call.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';
import styles from './call.module.css';

type Props = {
  reply: Reply | null;
  note: string;
  /** In words. */
  deadline: string;
  action: (data: FormData) => Promise<FormAnswer>;
  /** The call itself. */
  children: ReactNode;
};

const REPLIES: readonly Reply[] = ['YES', 'MAYBE', 'NO'];

/** Where a person goes on after what had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Three answers, each a button of its own; once given, they come back when asked for. */
export function AnswerForm({ reply, note, deadline, action, children }: Props) {
  /** Null until a person has changed what is shown; from then on the focus goes along. */
  const [asked, setAsking] = useState<boolean | null>(null);
  const asking = asked ?? reply === null;
  const labels = { reply: texts.question, note: texts.note };
  const kit = useLinkForm(action, labels, { onTaken: () => setAsking(false) });
  const { sending } = kit;
  if (!asking) {
    return (
      <>
        {children}
        <div className={styles.change}>
          <p>{fillText(texts.mayChange, { deadline })}</p>
          <PublicButton
            ref={asked === null ? undefined : takeFocus}
            variant="default"
            onClick={() => setAsking(true)}
          >
            {texts.change}
          </PublicButton>
        </div>
      </>
    );
  }
  return (
    <LinkForm kit={kit} aria-labelledby="pregunta" before={children}>
      <h2
        id="pregunta"
        className={styles.question}
        tabIndex={-1}
        ref={asked === null ? undefined : takeFocus}
      >
        {texts.question}
      </h2>
      <p className={styles.deadline}>{`${texts.deadline} ${deadline}`}</p>
      <TextareaField
        {...kit.field('note')}
        description={texts.noteOptional}
        defaultValue={note}
        maxLength={500}
        rows={2}
      />
      {reply !== null && (
        <p className={styles.keep}>
          <PublicButton variant="default" disabled={sending} onClick={() => setAsking(false)}>
            {texts.keep}
          </PublicButton>
        </p>
      )}
      <FormActions>
        <div className={styles.replies}>
          {REPLIES.map((value) => (
            <PublicButton
              key={value}
              type="submit"
              name="reply"
              value={value}
              variant={value === 'YES' ? 'primary' : 'default'}
              aria-pressed={reply === null ? undefined : reply === value}
              disabled={sending}
            >
              {texts.answers[value]}
            </PublicButton>
          ))}
        </div>
      </FormActions>
      <p role="status" className={styles.sending}>
        {sending ? texts.sending : ''}
      </p>
    </LinkForm>
  );
}
