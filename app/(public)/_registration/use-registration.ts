'use client';

import { useState } from 'react';
import type { FormAnswer } from '../_link-forms/form-answer';
import type { PostedAnswer } from '../_link-forms/posted-answer';
import { usePostedForm } from '../_link-forms/use-posted-form';

type Registration = {
  /** Made with the page, so that a form sent twice opens one account. */
  readonly attempt: string;
  /** By which the browser sends the form itself, before this code is there or when it has failed. */
  readonly post: (previous: PostedAnswer, form: FormData) => Promise<PostedAnswer>;
  readonly send: (form: FormData) => Promise<FormAnswer>;
  /** Once the account is there. */
  readonly onTaken?: (form: FormData) => Promise<unknown>;
};

const CONFIRM_PAGE = '/confirm-email';

/**
 * A form that registers: sent from here what was typed stays in place, and sent by the browser it comes back in the
 * page (`typed`). Once the account is there it leads on.
 */
export function useRegistration({ attempt, post, send, onTaken }: Registration) {
  const { typed: posted, ...rest } = usePostedForm({
    post,
    send: async (data) => {
      const answer = await send(data);
      if (!answer.ok) return answer;
      await onTaken?.(data);
      window.location.assign(CONFIRM_PAGE);
      // The button stays busy until the other page is there.
      return new Promise<never>(() => undefined);
    },
  });
  const typed = (name: string): string => posted(name) ?? '';
  // The first one stays, however often the page around the form is made anew.
  const [key] = useState(typed('attempt') || attempt);
  const hidden = { type: 'hidden', name: 'attempt', value: key } as const;
  return { ...rest, typed, hidden };
}
