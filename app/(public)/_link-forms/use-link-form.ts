'use client';

import { type FormEvent, type SubmitEvent, startTransition, useActionState, useState } from 'react';
import { fieldId } from '@/app/_ui/public/field-shell';
import { messageOfFailedAction } from '@/lib/core/refused-action';
import texts from '@/lib/i18n/messages/es/controls.json';
import { type Confirming, type FormAnswer, NO_ANSWER } from './form-answer';

type Waiting = { readonly confirm: Confirming; readonly data: FormData };

type Attempt = FormAnswer & { readonly count: number };

type Options = {
  readonly onTaken?: (() => void) | undefined;
  /** What the form was answered before this page was made, when the browser sent it by itself. */
  readonly first?: FormAnswer;
};

/**
 * Sends a form to its server action, once at a time. `labels` names its fields in the order of the page. `field` gives
 * what each field takes of its name, `attempt.count` tells one failure from the next.
 */
export function useLinkForm<Name extends string>(
  action: (data: FormData) => Promise<FormAnswer>,
  labels: Readonly<Record<Name, string>>,
  { onTaken, first = NO_ANSWER }: Options = {},
) {
  const [mended, setMended] = useState<readonly string[]>([]);
  /** What was sent, and waits for the person to say again who it is. */
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [attempt, send, sending] = useActionState<Attempt, FormData>(
    async ({ count }, data) => {
      const answer = await action(data).catch((error: unknown) => ({
        ...NO_ANSWER,
        message: messageOfFailedAction(error, texts.offline),
      }));
      setMended([]);
      if (answer.confirm) {
        const { confirm } = answer;
        setWaiting({ confirm, data });
      }
      if (answer.ok) onTaken?.();
      return { ...answer, count: count + 1 };
    },
    { ...first, count: 0 },
  );

  // Sent by the form's own `action`, it would be emptied: that serves only who presses before this code is there.
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    startTransition(() => send(data));
  }

  /** A field that is being corrected is no longer called wrong. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLElement)) return;
    const name = target.getAttribute('name');
    const id = name ? fieldId({ name }) : target.id;
    if (!mended.includes(id)) setMended([...mended, id]);
  }

  const problemOf = (name: string): string | undefined =>
    mended.includes(fieldId({ name })) ? undefined : attempt.fields[name];
  const field = (name: Name) => ({ name, label: labels[name], error: problemOf(name) });

  const confirming = waiting && {
    confirm: waiting.confirm,
    onAnswer: (confirmed: boolean) => {
      setWaiting(null);
      if (confirmed) startTransition(() => send(waiting.data));
    },
  };

  return {
    attempt,
    confirming,
    labels,
    sending,
    form: { action: send, onSubmit, onInput, noValidate: true },
    field,
    problemOf,
  };
}
