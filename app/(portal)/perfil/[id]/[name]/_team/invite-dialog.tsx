'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import type { InviteInput } from '@/lib/teams/invitations/inputs';
import { INVITE_MEMBER } from '@/lib/teams/writes';
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
  const form = useFormOf(INVITE_MEMBER, {
    values: { name: '', lastname: '', email: '', role: 'PRODUCER' },
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
