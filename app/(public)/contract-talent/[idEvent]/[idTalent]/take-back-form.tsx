'use client';

import texts from '@/lib/i18n/messages/es/contract.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';

/** Says that the decline was a mistake. */
export function TakeBackForm({ action }: { action: (data: FormData) => Promise<FormAnswer> }) {
  const kit = useLinkForm(action, {}, { keeps: false });
  const { takeBack, takingBack } = texts.declined;
  return (
    <LinkForm kit={kit} submit={takeBack} button={{ busyText: takingBack }}>
      {null}
    </LinkForm>
  );
}
