'use client';

import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { type FormEvent, type SubmitEvent, startTransition, useActionState, useState } from 'react';
import { useFilesFirst } from '@/app/_ui/form/files-first';
import { fieldId } from '@/app/_ui/public/field-shell';
import { messageOfFailedAction } from '@/lib/core/refused-action';
import texts from '@/lib/i18n/messages/es/controls.json';
import { type Confirming, type FormAnswer, NO_ANSWER } from './form-answer';
import { useKeptTyping } from './use-kept-typing';

type Waiting = { readonly confirm: Confirming; readonly data: FormData };

type Attempt = FormAnswer & {
  readonly count: number;
  /** The page is older than the server: it has to be loaded again. */
  readonly outdated?: boolean;
};

/** An action that the server does not know is of a build before; any other trouble is taken for one of the network. */
const unanswered = (error: unknown): Omit<Attempt, 'count'> =>
  unstable_isUnrecognizedActionError(error)
    ? { ...NO_ANSWER, message: texts.outdated, outdated: true }
    : { ...NO_ANSWER, message: messageOfFailedAction(error, texts.offline) };

type Options = {
  readonly onTaken?: (() => void) | undefined;
  /** What the form was answered before this page was made, when the browser sent it by itself. */
  readonly first?: FormAnswer;
  /** False for a form that keeps what is typed by itself. */
  readonly keeps?: boolean;
};

/**
 * Sends a form to its server action, once at a time. `labels` names its fields in the order of the page. `field` gives
 * what each field takes of its name, `attempt.count` tells one failure from the next.
 */
export function useLinkForm<Name extends string>(
  action: (data: FormData) => Promise<FormAnswer>,
  labels: Readonly<Record<Name, string>>,
  { onTaken, first = NO_ANSWER, keeps = true }: Options = {},
) {
  const kept = useKeptTyping(Object.keys(labels).join(), keeps);
  const [mended, setMended] = useState<readonly string[]>([]);
  /** Fields that were put right without being typed into: what was said of them is no longer said above either. */
  const [settled, setSettled] = useState<readonly string[]>([]);
  const { files, holdForm } = useFilesFirst();
  /** What was sent, and waits for the person to say again who it is. */
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [attempt, send, sending] = useActionState<Attempt, FormData>(
    async ({ count }, data) => {
      const answer = await action(data).catch(unanswered);
      setMended([]);
      setSettled([]);
      if (answer.confirm) {
        const { confirm } = answer;
        setWaiting({ confirm, data });
      }
      if (answer.ok && !answer.goesOn) {
        kept.drop();
        onTaken?.();
      }
      if (answer.leadsTo) {
        window.location.assign(answer.leadsTo);
        return new Promise<never>(() => undefined);
      }
      return { ...answer, count: count + 1 };
    },
    { ...first, count: 0 },
  );

  // Sent by the form's own `action`, it would be emptied: that serves only who presses before this code is there.
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending || files.waits || holdForm(event)) return;
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
    mended.includes(fieldId({ name })) || settled.includes(name) ? undefined : attempt.fields[name];
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
    /** Of the fields whose trouble is said above. */
    labels: Object.fromEntries(Object.entries<string>(labels).filter(([name]) => !settled.includes(name))),
    files,
    sending,
    form: { action: send, onSubmit, onInput, noValidate: true, ref: kept.form },
    recovered: kept.recovered,
    discard: kept.discard,
    field,
    problemOf,
    settle: (name: Name) => setSettled((all) => [...all, name]),
  };
}
