'use client';

import { useRouter } from 'next/navigation';
import { TextField } from '@/app/_ui/public/text-field';
import texts from '@/lib/i18n/messages/es/answer.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { useLinkForm } from '../../../_link-forms/use-link-form';

export type AnswerFormProps = {
  /** The quotation's page, which shows what was answered. */
  path: string;
  /** Of what is answered: sent along, and refused when it has become another. */
  hash: string;
  /** Of whom the quotation was sent to, who may be another than who answers. */
  name: string;
  action: (data: FormData) => Promise<FormAnswer>;
};

/** A form that leads back to the quotation once its answer is taken. */
export function useAnswerForm({ path, action }: Pick<AnswerFormProps, 'path' | 'action'>) {
  const router = useRouter();
  return useLinkForm(action, { onTaken: () => router.replace(path) });
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
