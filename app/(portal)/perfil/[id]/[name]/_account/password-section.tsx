'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, PasswordInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useWrite } from '@/app/_features/graphql/use-write';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { SectionCard } from '@/app/_ui/layout/section-card';
import controls from '@/lib/i18n/messages/es/controls.json';
import { changeOwnPasswordInput } from '@/lib/identity/password/inputs';
import { UPDATE_USER } from '../_parts/documents';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';
import layout from './account.module.css';

const FIELDS = ['presentPassword', 'password', 'confirmation'] as const;

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

const EMPTY: FormInput = { presentPassword: '', password: '', confirmation: '' };

/** Another password, for which the present one is asked; all other sessions end by it. */
export function PasswordSection({ email }: { email: string }) {
  const t = useTranslations('profile.password');
  const text = useMessageText();
  const updating = useWrite(UPDATE_USER);
  const { register, handleSubmit, formState, setError, reset } = useForm<FormInput>({
    resolver: standardSchemaResolver(formInput),
    defaultValues: EMPTY,
    mode: 'onTouched',
  });
  const { save, failure } = useSave<FormInput>(setError, FIELDS, t('changed'));

  const submit = handleSubmit(async ({ presentPassword, password }) => {
    if (await save(() => updating.run({ input: { presentPassword, password } }))) reset(EMPTY);
  });

  return (
    <SectionCard title={t('title')} description={t('text')}>
      <form noValidate onSubmit={submit} className={layout.password}>
        {failure && <ErrorSummary problems={[]} title={failure} />}
        {/* Lets password managers keep the password under this address. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        {FIELDS.map((name) => {
          const message = formState.errors[name]?.message;
          return (
            <PasswordInput
              key={name}
              label={t(name)}
              description={name === 'password' ? t('hint') : undefined}
              autoComplete={name === 'presentPassword' ? 'current-password' : 'new-password'}
              visibilityToggleButtonProps={{ 'aria-label': controls.showPassword }}
              error={message && text(message)}
              {...register(name)}
            />
          );
        })}
        <div className={styles.actions}>
          <Button type="submit" variant="default" loading={updating.pending} disabled={!formState.isDirty}>
            {t('save')}
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
