'use client';

import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import type { AgencyTaxInput } from '@/lib/agencies/inputs';
import styles from './tax-section.module.css';

const { TextField } = fieldsOf<AgencyTaxInput>();

/** The share of its profit that a natural person reckons to pay as income tax. */
export function TaxRateField({ disabled }: { disabled: boolean }) {
  const t = useTranslations('profile.taxes.incomeRate');
  return (
    <TextField
      name="incomeTaxRatePn"
      label={t('label')}
      description={t('text')}
      inputMode="decimal"
      rightSection="%"
      className={styles.rate}
      disabled={disabled}
    />
  );
}
