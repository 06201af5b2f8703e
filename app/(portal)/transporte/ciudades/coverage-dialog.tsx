'use client';

import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';
import type { CoverageFormProps } from './coverage-form';

const CoverageForm = later(() => import('./coverage-form'));

/** Offers rides in another city. */
export function CoverageDialog(props: Omit<CoverageFormProps, 'row' | 'onDone'>) {
  const t = useTranslations('rideOffice.cities');
  const icon = <IconPlus size={16} stroke={1.5} aria-hidden />;
  return (
    <FormDialog label={t('add')} title={t('add')} size="lg" button={{ leftSection: icon }}>
      {(close) => <CoverageForm {...props} row={null} onDone={close} />}
    </FormDialog>
  );
}
