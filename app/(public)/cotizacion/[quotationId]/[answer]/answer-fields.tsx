'use client';

import { useRouter } from 'next/navigation';
import { TextField } from '@/app/_ui/public/text-field';
import texts from '@/lib/i18n/messages/es/answer.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import type { PostedAnswer } from '../../../_link-forms/posted-answer';
import { usePostedForm } from '../../../_link-forms/use-posted-form';

export type AnswerFormProps = {
  /** The quotation's page, which shows what was answered. */
  path: string;
  /** Of what is answered: sent along, and refused when it has become another. */
  hash: string;
  /** Of whom the quotation was sent to, who may be another than who answers. */
  name: string;
  send: (form: FormData) => Promise<FormAnswer>;
  post: (previous: PostedAnswer, form: FormData) => Promise<PostedAnswer>;
};

/** A form that leads back to the quotation once its answer is taken. */
export function useAnswerForm({ path, send, post }: Pick<AnswerFormProps, 'path' | 'send' | 'post'>) {
  const router = useRouter();
  return usePostedForm({ send, post, onTaken: () => router.replace(path) });
}

type FieldsProps = { hash: string; name: string; error: string | undefined };

/** What every answer carries: to what it is one, and who gives it. */
export function AnswerFields({ hash, name, error }: FieldsProps) {
  return (
    <>
      <input type="hidden" name="hash" value={hash} />
      <TextField
        label={texts.form.name}
        name="name"
        required
        maxLength={120}
        autoComplete="name"
        defaultValue={name}
        error={error}
      />
    </>
  );
}
