'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { type MoveOwnershipInput, moveOwnershipInput } from '@/lib/teams/inputs';
import { MOVE_OWNERSHIP } from '@/lib/teams/writes';
import type { PersonRow } from './person-row';

const { PasswordField } = fieldsOf<MoveOwnershipInput>();

type Props = { person: PersonRow; opened: boolean; onClose: () => void };

/** Passes the agency to somebody else, for which the owner says their password. */
export function OwnerDialog({ person, opened, onClose }: Props) {
  const t = useTranslations('team.owner');
  return (
    <Modal opened={opened} onClose={onClose} title={t('title', { name: person.name })}>
      <OwnerForm person={person} onDone={onClose} />
    </Modal>
  );
}

function OwnerForm({ person: { id, name }, onDone }: { person: PersonRow; onDone: () => void }) {
  const t = useTranslations('team.owner');
  const form = useFormOf(MOVE_OWNERSHIP, {
    schema: moveOwnershipInput,
    values: { userId: id, password: '' },
    saved: t('done', { name }),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm
      form={form}
      text={t('text', { name })}
      save={t('confirm')}
      button={{ color: 'red' }}
      cancel={onDone}
    >
      <PasswordField name="password" label={t('password')} autoComplete="current-password" data-autofocus />
    </WriteForm>
  );
}
