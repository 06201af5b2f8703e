'use client';

import type { ReactNode } from 'react';
import { EmailField } from '@/app/_ui/public/email-field';
import { FieldStack } from '@/app/_ui/public/form';
import texts from '@/lib/i18n/messages/es/login.json';
import type { FormAnswer } from '../_link-forms/form-answer';
import { LinkForm } from '../_link-forms/link-form';
import { usePostedForm } from '../_link-forms/use-posted-form';
import { askLink, postAskLink } from './ask-link';

const words = texts.link;

async function send(data: FormData): Promise<FormAnswer> {
  const answer = await askLink(data);
  return answer.ok ? { ...answer, leadsTo: '/entrar?enviado=1' } : answer;
}

/** The e-mail of a talent who wants to come in without its password. */
export function AskForm({ children }: { children: ReactNode }) {
  const kit = usePostedForm({ send, post: postAskLink }, { email: words.email });
  return (
    <LinkForm
      kit={kit}
      aria-label={words.title}
      before={children}
      submit={words.submit}
      button={{ busyText: words.submitting }}
    >
      <FieldStack>
        <EmailField {...kit.field('email')} autoComplete="username" required />
      </FieldStack>
    </LinkForm>
  );
}
