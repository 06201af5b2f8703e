'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { changeOwnPasswordInput } from '@/lib/identity/password/inputs';
import { UPDATE_USER } from '@/lib/people/writes';
import layout from './account.module.css';

const formInput = z
  .extend(changeOwnPasswordInput, {
    confirmation: z.string().check(z.minLength(1, 'validation.password.confirm')),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: 'validation.password.mismatch',
    }),
  );
type FormInput = z.input<typeof formInput>;

const { PasswordField } = fieldsOf<FormInput>();

const EMPTY: FormInput = { presentPassword: '', password: '', confirmation: '' };

/** Another password, for which the present one is asked; all other sessions end by it. */
export function PasswordSection({ email }: { email: string }) {
  const t = useTranslations('profile.password');
  const form = useFormOf(UPDATE_USER, {
    schema: formInput,
    sends: ({ presentPassword, password }) => ({ presentPassword, password }),
    values: EMPTY,
    saved: t('changed'),
    again: () => EMPTY,
  });
  const button = { variant: 'default', disabled: !form.formState.isDirty };
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <WriteForm form={form} save={t('save')} button={button} footer="inline" className={layout.password}>
        {/* Lets password managers keep the password under this address. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField name="presentPassword" label={t('presentPassword')} autoComplete="current-password" />
        <PasswordField
          name="password"
          label={t('password')}
          description={t('hint')}
          autoComplete="new-password"
        />
        <PasswordField name="confirmation" label={t('confirmation')} autoComplete="new-password" />
      </WriteForm>
    </SectionCard>
  );
}
