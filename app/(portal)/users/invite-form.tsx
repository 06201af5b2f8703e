'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { type InviteAdministratorInput, inviteAdministratorInput } from '@/lib/people/inputs';
import { INVITE_ADMINISTRATOR } from './documents';

const { TextField } = fieldsOf<InviteAdministratorInput>();

/** Who is asked to be an administrator; sends the invitation. */
export default function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('people.invite');
  const inviting = useWrite(INVITE_ADMINISTRATOR);
  const form = useWriteForm({
    schema: inviteAdministratorInput,
    values: { name: '', lastname: '', email: '' },
    write: (input) => inviting.run({ input }),
    saved: ({ inviteAdministrator: { email } }) => t('sent', { email }),
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
