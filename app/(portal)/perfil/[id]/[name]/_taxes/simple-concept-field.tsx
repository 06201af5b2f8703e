'use client';

import { Select } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useFormContext } from 'react-hook-form';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import type { AgencyTaxData, AgencyTaxInput } from '@/lib/agencies/inputs';

/** A rate of the régimen simple, as the catalogue has it. */
export type SimpleRate = { readonly concept: string; readonly rate: string | null; readonly status: string };

type Props = { rates: readonly SimpleRate[]; disabled: boolean };

const BETWEEN = /^(DEMAS|PROFESIONALES)_(\d+)_(\d+)$/;

/** Which group and income of the régimen simple: its rate is the agency's estimated tax. */
export function SimpleConceptField({ rates, disabled }: Props) {
  const t = useTranslations('profile.taxes.simple');
  const text = useMessageText();
  const { control } = useFormContext<AgencyTaxInput, unknown, AgencyTaxData>();

  function word({ concept, rate, status }: SimpleRate): string {
    const [, group, from = '', to = ''] = BETWEEN.exec(concept) ?? [];
    if (!group || rate === null) return concept;
    const word = t(group as 'DEMAS', { from: Number(from), to: Number(to), rate: rate.replace('.', ',') });
    return status === 'to-confirm' ? `${word} ${t('unconfirmed')}` : word;
  }

  return (
    <Controller
      control={control}
      name="simpleConcept"
      render={({ field, fieldState }) => (
        <Select
          label={t('label')}
          description={t('text')}
          placeholder={t('none')}
          data={rates.map((rate) => ({ value: rate.concept, label: word(rate) }))}
          ref={field.ref}
          value={field.value || null}
          onChange={field.onChange}
          onBlur={field.onBlur}
          disabled={disabled}
          clearable
          error={fieldState.error?.message && text(fieldState.error.message)}
        />
      )}
    />
  );
}
