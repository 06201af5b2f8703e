'use client';

import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import texts from '@/lib/i18n/messages/es/guardian.json';
import type { FormAnswer } from '../../_link-forms/form-answer';
import { LinkForm } from '../../_link-forms/link-form';
import { useLinkForm } from '../../_link-forms/use-link-form';

type Props = {
  /** The guardian has consented, and may take that back. */
  withdraws: boolean;
  action: (data: FormData) => Promise<FormAnswer>;
};

/** The guardian's yes, or what takes it back. */
export function ConsentForm({ withdraws, action }: Props) {
  const kit = useLinkForm(action, { accepted: texts.accept });
  if (withdraws) {
    return <LinkForm kit={kit} submit={texts.withdraw} button={{ full: true, busyText: texts.submitting }} />;
  }
  return (
    <LinkForm kit={kit} submit={texts.submit} button={{ full: true, busyText: texts.submitting }}>
      <CheckboxField label={texts.accept} name="accepted" required error={kit.problemOf('accepted')} />
    </LinkForm>
  );
}
