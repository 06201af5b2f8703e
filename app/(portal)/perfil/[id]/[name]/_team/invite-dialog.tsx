'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { type InviteInput, inviteInput } from '@/lib/teams/invitations/inputs';
import { INVITE_MEMBER } from './documents';
import { RoleChoice } from './role-choice';

const { TextField, Field } = fieldsOf<InviteInput>();

type Props = { opened: boolean; onClose: () => void };

/** Invites somebody by e-mail. */
export function InviteDialog({ opened, onClose }: Props) {
  const t = useTranslations('team.invite');
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')}>
      <InviteForm onDone={onClose} />
    </Modal>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('team.invite');
  const inviting = useWrite(INVITE_MEMBER);
  const form = useWriteForm({
    schema: inviteInput,
    values: { name: '', lastname: '', email: '', role: 'PRODUCER' },
    write: (input) => inviting.run({ input }),
    saved: (_, { email }) => t('sent', { email }),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('text')} save={t('send')} cancel={onDone}>
      <FormGrid>
        <TextField name="name" label={t('name')} withAsterisk data-autofocus autoComplete="off" />
        <TextField name="lastname" label={t('lastname')} autoComplete="off" />
        <TextField name="email" label={t('email')} type="email" withAsterisk autoComplete="off" wide />
        <Field name="role" wide>
          {({ value, onChange, error }) => (
            <RoleChoice label={t('role')} value={value} onChange={onChange} error={error} />
          )}
        </Field>
      </FormGrid>
    </WriteForm>
  );
}
