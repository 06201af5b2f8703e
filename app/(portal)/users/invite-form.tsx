'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import type { InviteAdministratorInput } from '@/lib/people/inputs';
import { INVITE_ADMINISTRATOR } from '@/lib/people/writes';

const { TextField } = fieldsOf<InviteAdministratorInput>();

/** Who is asked to be an administrator; sends the invitation. */
export default function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('people.invite');
  const form = useFormOf(INVITE_ADMINISTRATOR, {
    values: { name: '', lastname: '', email: '' },
    saved: ({ email }) => t('sent', { email }),
    onSaved: onDone,
    inDialog: true,
  });
  const shared = { withAsterisk: true, autoComplete: 'off' };
  return (
    <WriteForm form={form} text={t('text')} save={t('send')} cancel={onDone}>
      <FormGrid>
        <TextField name="name" label={t('name')} {...shared} data-autofocus maxLength={80} />
        <TextField name="lastname" label={t('lastname')} autoComplete="off" maxLength={80} />
        <TextField name="email" label={t('email')} {...shared} type="email" maxLength={100} wide />
      </FormGrid>
    </WriteForm>
  );
}
