'use client';

import { useState } from 'react';
import type { FormAnswer } from '../_link-forms/form-answer';
import { type Actions, usePostedForm } from '../_link-forms/use-posted-form';

type Registration = Pick<Actions, 'send' | 'post'> & {
  /** Made with the page, so that a form sent twice opens one account. */
  readonly attempt: string;
  /** Once the account is there: logs in with it, where it has a password. */
  readonly onTaken?: (form: FormData) => Promise<boolean>;
  /** Where one is led who is logged in; left out: to the page that tells of the mail. */
  readonly home?: string;
};

const CONFIRM_PAGE = '/confirm-email';

/**
 * A form that registers: sent from here what was typed stays in place, and sent by the browser it comes back in the
 * page (`typed`). Once the account is there it leads on.
 */
export function useRegistration<Name extends string>(
  { attempt, post, send, onTaken, home = CONFIRM_PAGE }: Registration,
  labels: Readonly<Record<Name, string>>,
) {
  const register = async (data: FormData): Promise<FormAnswer> => {
    const answer = await send(data);
    if (!answer.ok) return answer;
    const isIn = await onTaken?.(data);
    return { ...answer, leadsTo: isIn ? home : CONFIRM_PAGE };
  };
  const kit = usePostedForm({ post, send: register }, labels);
  // The first one stays, however often the page around the form is made anew.
  const [key] = useState(kit.typed('attempt') || attempt);
  return { ...kit, hidden: { type: 'hidden', name: 'attempt', value: key } as const };
}
