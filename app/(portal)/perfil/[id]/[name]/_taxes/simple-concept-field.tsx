'use client';

import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import type { AgencyTaxInput } from '@/lib/agencies/inputs';

const { SelectField } = fieldsOf<AgencyTaxInput>();

/** A rate of the régimen simple, as the catalogue has it. */
export type SimpleRate = { readonly concept: string; readonly rate: string | null; readonly status: string };

type Props = { rates: readonly SimpleRate[]; disabled: boolean };

const BETWEEN = /^(DEMAS|PROFESIONALES)_(\d+)_(\d+)$/;

/** Which group and income of the régimen simple: its rate is the agency's estimated tax. */
export function SimpleConceptField({ rates, disabled }: Props) {
  const t = useTranslations('profile.taxes.simple');

  function word({ concept, rate, status }: SimpleRate): string {
    const [, group, from = '', to = ''] = BETWEEN.exec(concept) ?? [];
    if (!group || rate === null) return concept;
    const word = t(group as 'DEMAS', { from: Number(from), to: Number(to), rate: rate.replace('.', ',') });
    return status === 'to-confirm' ? `${word} ${t('unconfirmed')}` : word;
  }

  return (
    <SelectField
      name="simpleConcept"
      label={t('label')}
      description={t('text')}
      placeholder={t('none')}
      data={rates.map((rate) => ({ value: rate.concept, label: word(rate) }))}
      disabled={disabled}
      clearable
    />
  );
}
