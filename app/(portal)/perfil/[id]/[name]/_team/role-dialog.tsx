'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { type ChangeRoleInput, changeRoleInput } from '@/lib/teams/inputs';
import { GIVEN_ROLES } from '@/lib/teams/rules';
import { CHANGE_MEMBER_ROLE } from '@/lib/teams/writes';
import type { PersonRow } from './person-row';
import { RoleChoice } from './role-choice';

const { Field } = fieldsOf<ChangeRoleInput>();

type Props = { person: PersonRow; opened: boolean; onClose: () => void };

/** Gives somebody another role. */
export function RoleDialog({ person, opened, onClose }: Props) {
  const t = useTranslations('team.role');
  return (
    <Modal opened={opened} onClose={onClose} title={t('title', { name: person.name })}>
      <RoleForm person={person} onDone={onClose} />
    </Modal>
  );
}

function RoleForm({ person, onDone }: { person: PersonRow; onDone: () => void }) {
  const t = useTranslations('team.role');
  const tRoles = useTranslations('agencies.roles');
  const form = useFormOf(CHANGE_MEMBER_ROLE, {
    schema: changeRoleInput,
    values: { userId: person.id, role: GIVEN_ROLES.find((role) => role === person.role) ?? GIVEN_ROLES[0] },
    revision: person.revision,
    keptAs: person.id,
    saved: (_, { role }) => t('changed', { name: person.name, role: tRoles(role) }),
    onSaved: onDone,
    inDialog: true,
  });
  const button = { disabled: !form.formState.isDirty };
  return (
    <WriteForm form={form} text={t('text')} save={t('save')} button={button} cancel={onDone}>
      <Field name="role">
        {({ value, onChange, error }) => (
          <RoleChoice label={t('role')} value={value} onChange={onChange} error={error} />
        )}
      </Field>
    </WriteForm>
  );
}
