'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import texts from '@/lib/i18n/messages/es/answer.json';
import { CHOOSES, YES } from '@/lib/quotations/choices/rules/read-choice';
import styles from './cotizacion.module.css';

/** A number is typed digit by digit. */
const PAUSE_MS = 350;

/** What a client chooses, in the address: the server adds it up. Without scripts the form is sent by its button. */
export function ChoiceForm({ path, children }: { path: string; children: ReactNode }) {
  const router = useRouter();
  const [adding, startAdding] = useTransition();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const addUp = (form: HTMLFormElement, pause: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      const chosen = new URLSearchParams();
      for (const [name, value] of new FormData(form))
        if (typeof value === 'string') chosen.append(name, value);
      startAdding(() => router.replace(`${path}?${chosen}`, { scroll: false }));
    }, pause);
  };
  return (
    <form
      id="eleccion"
      method="get"
      action={`${path}#eleccion`}
      aria-busy={adding}
      noValidate
      onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => addUp(currentTarget, PAUSE_MS)}
      onSubmit={(event) => {
        clearTimeout(waiting.current);
        const { submitter } = event.nativeEvent as SubmitEvent;
        // To the acceptance the browser sends it itself, with what is chosen at this moment.
        if (submitter?.hasAttribute('formaction')) return;
        event.preventDefault();
        addUp(event.currentTarget, 0);
      }}
    >
      <input type="hidden" name={CHOOSES} value={YES} />
      {children}
      <p className={styles.update}>
        <PublicButton type="submit" variant="default">
          {texts.choice.update}
        </PublicButton>
      </p>
    </form>
  );
}
