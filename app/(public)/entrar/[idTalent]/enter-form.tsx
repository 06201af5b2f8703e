'use client';

import type { ReactNode } from 'react';
import texts from '@/lib/i18n/messages/es/login.json';
import type { FormAnswer } from '../../_link-forms/form-answer';
import { LinkForm } from '../../_link-forms/link-form';
import type { PostedAnswer } from '../../_link-forms/posted-answer';
import { usePostedForm } from '../../_link-forms/use-posted-form';

type Props = {
  send: (data: FormData) => Promise<FormAnswer>;
  post: (previous: PostedAnswer, data: FormData) => Promise<PostedAnswer>;
  children: ReactNode;
};

/** The one button that opens the session: opening the page alone uses no link up. */
export function EnterForm({ send, post, children }: Props) {
  const kit = usePostedForm({ send, post }, {});
  return (
    <LinkForm
      kit={kit}
      before={children}
      submit={texts.link.enter}
      button={{ full: true, busyText: texts.link.entering }}
    />
  );
}
