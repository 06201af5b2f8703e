'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { DateField } from '@/app/_ui/dates/date-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { type EndTaxRateInput, endTaxRateInput } from '@/lib/taxes/table/inputs';
import { END_RATE } from '@/lib/taxes/table/writes';
import type { TaxRow } from '../tax-row';

const { Field } = fieldsOf<EndTaxRateInput>();

type Props = { rate: TaxRow; onDone: () => void };

/** Says the last day of a rate that nothing takes the place of. */
export function EndRateForm({ rate, onDone }: Props) {
  const t = useTranslations('taxes.end');
  const form = useFormOf(END_RATE, {
    schema: endTaxRateInput,
    values: { id: rate.id, lastDay: '' },
    revision: rate.revision,
    keptAs: String(rate.id),
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} text={t('text')} save={t('save')}>
      <Field name="lastDay">
        {({ value, onChange, ...field }) => (
          <DateField
            label={t('lastDay')}
            withAsterisk
            value={value || null}
            onChange={(day) => onChange(day ?? '')}
            minDate={rate.validFrom}
            {...field}
          />
        )}
      </Field>
    </WriteForm>
  );
}
