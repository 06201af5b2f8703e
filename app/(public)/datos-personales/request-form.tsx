'use client';

import type { ReactNode } from 'react';
import { EmailField } from '@/app/_ui/public/email-field';
import { FieldStack } from '@/app/_ui/public/form';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { TextField } from '@/app/_ui/public/text-field';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import { DATA_REQUEST_KINDS } from '@/db/values/data-requests';
import publicForm from '@/lib/i18n/messages/es/habeasData/publicForm.json';
import words from '@/lib/i18n/messages/es/habeasData/requests.json';
import type { FormAnswer } from '../_link-forms/form-answer';
import { LinkForm } from '../_link-forms/link-form';
import { usePostedForm } from '../_link-forms/use-posted-form';
import { postRequest, sendRequest } from './send-request';

const LABELS = {
  kind: words.kind,
  name: words.name,
  identification: words.identification,
  email: words.email,
  text: words.text,
};

async function send(data: FormData): Promise<FormAnswer> {
  const answer = await sendRequest(data);
  return answer.ok ? { ...answer, leadsTo: '/datos-personales?enviada=1' } : answer;
}

/** What somebody asks of its data, and where to answer. */
export function RequestForm({ children }: { children: ReactNode }) {
  const kit = usePostedForm({ send, post: postRequest }, LABELS);
  return (
    <LinkForm kit={kit} aria-label={publicForm.title} before={children} submit={publicForm.send}>
      <FieldStack>
        <RadioGroup
          {...kit.field('kind', 'CONSULTA')}
          options={DATA_REQUEST_KINDS.map((kind) => ({
            value: kind,
            label: words.kinds[kind],
            description: publicForm.kinds[kind],
          }))}
          required
        />
        <TextField {...kit.field('name')} autoComplete="name" maxLength={120} required />
        <TextField {...kit.field('identification')} autoComplete="off" maxLength={30} />
        <EmailField {...kit.field('email')} required />
        <TextareaField {...kit.field('text')} rows={5} maxLength={4000} required />
      </FieldStack>
    </LinkForm>
  );
}
