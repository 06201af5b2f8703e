'use client';

import { TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import type { AgencyTaxData, AgencyTaxInput } from '@/lib/agencies/inputs';

/** The share of its profit that a natural person reckons to pay as income tax. */
export function TaxRateField({ disabled }: { disabled: boolean }) {
  const t = useTranslations('profile.taxes.incomeRate');
  const text = useMessageText();
  const { register, formState } = useFormContext<AgencyTaxInput, unknown, AgencyTaxData>();
  const message = formState.errors.incomeTaxRatePn?.message;
  return (
    <TextInput
      label={t('label')}
      description={t('text')}
      inputMode="decimal"
      rightSection="%"
      maw={320}
      disabled={disabled}
      error={message && text(message)}
      {...register('incomeTaxRatePn')}
    />
  );
}
