'use client';

import { useFormContext } from 'react-hook-form';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import type { ClientFormData, ClientFormInput } from '@/lib/clients/inputs';

/** The form around, and what is wrong with a field of it in words. */
export function useClientForm() {
  const form = useFormContext<ClientFormInput, unknown, ClientFormData>();
  const text = useMessageText();
  const { errors } = form.formState;
  const problem = (name: keyof ClientFormInput): string | undefined => {
    const message = errors[name]?.message;
    return message ? text(message) : undefined;
  };
  return { form, problem };
}
