'use client';

import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';
import { PLATFORM_NAMES } from '@/lib/rides/rules';
import type { CoverageFormProps } from './coverage-form';

const CoverageForm = later(() => import('./coverage-form'));

/** Offers rides in another city, or changes what is said of one. */
export function CoverageDialog(props: Omit<CoverageFormProps, 'onDone'>) {
  const t = useTranslations('rideOffice.cities');
  const { row } = props;
  const icon = <IconPlus size={16} stroke={1.5} aria-hidden />;
  return (
    <FormDialog
      label={t(row ? 'edit' : 'add')}
      title={row ? t('editTitle', { provider: PLATFORM_NAMES[row.platform], city: row.cityName }) : t('add')}
      size="lg"
      button={row ? { variant: 'default' } : { leftSection: icon }}
    >
      {(close) => <CoverageForm {...props} onDone={close} />}
    </FormDialog>
  );
}
