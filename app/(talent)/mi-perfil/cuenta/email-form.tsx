'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { presentPassword } from '@/lib/identity/password/inputs';
import { identityFields } from '@/lib/talents/details/inputs';
import { UPDATE_TALENT } from '@/lib/talents/details/writes';

const emailInput = z.object({ email: identityFields.email, presentPassword });
const { TextField, PasswordField } = fieldsOf<z.input<typeof emailInput>>();

/** The e-mail that a talent logs in with, for which the present password is asked again. */
export function EmailForm({ id, email, revision }: { id: string; email: string; revision: number }) {
  const t = useTranslations('place.account');
  const form = useFormOf(UPDATE_TALENT, {
    schema: emailInput,
    given: { id },
    values: { email, presentPassword: '' },
    revision,
    saved: t('emailSaved'),
    again: (output) => ({ ...output, presentPassword: '' }),
  });
  return (
    <SectionCard title={t('email')} description={t('emailText')}>
      <WriteForm form={form} save={t('saveEmail')}>
        <FormGrid>
          <TextField name="email" label={t('email')} type="email" autoComplete="email" maxLength={100} />
          <PasswordField
            name="presentPassword"
            label={t('presentPassword')}
            autoComplete="current-password"
          />
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
