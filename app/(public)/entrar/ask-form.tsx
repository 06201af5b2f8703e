'use client';

import type { ReactNode } from 'react';
import { EmailField } from '@/app/_ui/public/email-field';
import { FieldStack } from '@/app/_ui/public/form';
import texts from '@/lib/i18n/messages/es/login.json';
import { LinkForm } from '../_link-forms/link-form';
import { usePostedForm } from '../_link-forms/use-posted-form';
import { askLink, postAskLink } from './ask-link';

const words = texts.link;

/** Leads on, and keeps the button busy until the other page is there. */
async function send(data: FormData) {
  const answer = await askLink(data);
  if (!answer.ok) return answer;
  window.location.assign('/entrar?enviado=1');
  return new Promise<never>(() => undefined);
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
