'use client';

import { useActionState } from 'react';
import type { FormAnswer } from './form-answer';
import { NOTHING_POSTED, type PostedAnswer } from './posted-answer';
import { useLinkForm } from './use-link-form';

export type Actions = {
  /** Sends the form from here. */
  readonly send: (form: FormData) => Promise<FormAnswer>;
  /** By which the browser sends the form itself, before this code is there or when it has failed. */
  readonly post: (previous: PostedAnswer, form: FormData) => Promise<PostedAnswer>;
  readonly onTaken?: () => void;
  readonly keeps?: boolean;
};

/** A form that works without scripts too: sent by the browser, what was typed comes back in the page (`typed`). */
export function usePostedForm<Name extends string>(
  { send, post, onTaken, keeps = true }: Actions,
  labels: Readonly<Record<Name, string>>,
) {
  const [posted, action] = useActionState(post, NOTHING_POSTED);
  const { form, ...kit } = useLinkForm(send, labels, { first: posted, onTaken, keeps });
  const typed = (name: string): string | undefined => posted.typed[name]?.[0];
  /** Holds what was typed, and before that `initial`. */
  const field = (name: Name, initial = '') => ({
    ...kit.field(name),
    defaultValue: typed(name) ?? initial,
  });
  return { ...kit, field, typed, typedAll: posted.typed, form: { ...form, action } };
}
