'use client';

import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import type { CityChoice } from '../tax-list';
import { type FixedSeries, NewRateForm } from './new-rate-form';

type Props = {
  /** `YYYY-MM-DD` in Colombia. */
  today: string;
  /** To choose from, where the tax, concept and city are not given. */
  cities?: readonly CityChoice[];
  series?: FixedSeries;
  /** Nobody said the rate before. */
  isFirst?: boolean;
  primary?: boolean;
};

/** Adds a rate to the table: of any tax, or the next one of a given tax, concept and city. */
export function NewRate({ today, cities = [], series, isFirst = false, primary = true }: Props) {
  const t = useTranslations('taxes.new');
  const icon = <IconPlus size={16} stroke={1.5} aria-hidden />;
  return (
    <FormDialog
      label={isFirst ? t('configure') : t('open')}
      title={isFirst ? t('configure') : t('title')}
      size="lg"
      button={{ variant: primary ? 'filled' : 'default', leftSection: icon }}
    >
      {(close) => <NewRateForm today={today} cities={cities} series={series} onDone={close} />}
    </FormDialog>
  );
}
