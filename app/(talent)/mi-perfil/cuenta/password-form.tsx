'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type ChangeOwnPasswordInput, changeOwnPasswordInput } from '@/lib/identity/password/inputs';
import { UPDATE_TALENT } from '@/lib/talents/details/writes';

const { PasswordField } = fieldsOf<ChangeOwnPasswordInput>();

/** A talent's new password: this session goes on, all others end. */
export function PasswordForm({ id }: { id: string }) {
  const t = useTranslations('place.account');
  const form = useFormOf(UPDATE_TALENT, {
    schema: changeOwnPasswordInput,
    given: { id },
    values: { presentPassword: '', password: '' },
    saved: t('passwordSaved'),
    again: () => ({ presentPassword: '', password: '' }),
  });
  return (
    <SectionCard title={t('password')} description={t('passwordText')}>
      <WriteForm form={form} save={t('savePassword')}>
        <FormGrid>
          <PasswordField
            name="presentPassword"
            label={t('presentPassword')}
            autoComplete="current-password"
          />
          <PasswordField
            name="password"
            label={t('newPassword')}
            description={t('passwordHint')}
            hintBelow
            autoComplete="new-password"
          />
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
