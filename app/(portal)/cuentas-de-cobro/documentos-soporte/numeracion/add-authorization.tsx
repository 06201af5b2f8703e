'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';

const AuthorizationForm = later(() => import('./authorization-form'));

/** The button that opens the form of what the DIAN authorized. */
export function AddAuthorization() {
  const t = useTranslations('support.numbers');
  return (
    <FormDialog label={t('add')} title={t('add')} size="lg">
      {(close) => <AuthorizationForm onDone={close} />}
    </FormDialog>
  );
}
