'use client';

import { useActionState } from 'react';
import type { FormAnswer } from '../_link-forms/form-answer';
import { useLinkForm } from '../_link-forms/use-link-form';
import { NOTHING_POSTED, type PostedAnswer } from './posted-answer';

type Actions = {
  /** By which the browser sends the form itself, before this code is there or when it has failed. */
  readonly post: (previous: PostedAnswer, form: FormData) => Promise<PostedAnswer>;
  readonly send: (form: FormData) => Promise<FormAnswer>;
};

export const CONFIRM_PAGE = '/confirm-email';

/**
 * A form that registers: sent from here what was typed stays in place, and sent by the browser it comes back in the
 * page (`typed`). `onTaken` runs once the account is there; then the page leads on.
 */
export function useRegistration({ post, send }: Actions, onTaken?: (form: FormData) => Promise<unknown>) {
  const [posted, postAction] = useActionState(post, NOTHING_POSTED);
  const { form, ...rest } = useLinkForm(
    async (data) => {
      const answer = await send(data);
      if (!answer.ok) return answer;
      await onTaken?.(data);
      window.location.assign(CONFIRM_PAGE);
      // The button stays busy until the other page is there.
      return new Promise<never>(() => undefined);
    },
    { first: posted },
  );
  const typed = (name: string): string => posted.typed[name]?.[0] ?? '';
  return { ...rest, typed, typedAll: posted.typed, form: { ...form, action: postAction } };
}
