'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { DateField } from '@/app/_ui/dates/date-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import type { AddTaxRateInput } from '@/lib/taxes/table/inputs';
import type { TaxKind } from '@/lib/taxes/table/rules';
import { CREATE_RATE } from '@/lib/taxes/table/writes';
import type { CityChoice } from '../tax-list';
import { RateFields } from './rate-fields';
import { SeriesFields } from './series-fields';

const { CheckboxField, Field } = fieldsOf<AddTaxRateInput>();

export type FixedSeries = {
  readonly kind: TaxKind;
  readonly concept: string;
  readonly cityId: number | null;
  readonly baseUvt: string | null;
};

type Props = {
  today: string;
  cities: readonly CityChoice[];
  series: FixedSeries | undefined;
  onDone: () => void;
};

/** A rate that holds from a day on; leads to it once it is there. */
export function NewRateForm({ today, cities, series, onDone }: Props) {
  const t = useTranslations('taxes.new');
  const text = useMessageText();
  const router = useRouter();
  const form = useFormOf(CREATE_RATE, {
    values: {
      kind: series?.kind ?? 'RETE_ICA',
      concept: series?.concept ?? 'SERVICIOS_DEMAS',
      cityId: series?.cityId ?? null,
      rate: '',
      baseUvt: (series?.baseUvt ?? '').replace('.', ','),
      validFrom: today,
      source: '',
      confirmed: false,
      allowGap: false,
    },
    saved: t('saved'),
    onSaved: (createPricesTaxation) => {
      onDone();
      router.push(`/impuestos/${createPricesTaxation.id}`);
    },
    inDialog: true,
  });
  const { validFrom } = form.formState.errors;
  return (
    <WriteForm form={form} text={t('text')} save={t('save')}>
      <FormGrid>
        {!series && <SeriesFields cities={cities} />}
        <RateFields kind={form.watch('kind')} />
        <Field name="validFrom" wide>
          {({ value, onChange, ...field }) => (
            <DateField
              label={t('validFrom')}
              withAsterisk
              value={value || null}
              onChange={(day) => onChange(day ?? '')}
              {...field}
            />
          )}
        </Field>
        <CheckboxField name="confirmed" label={t('confirmed')} wide />
        {validFrom?.message === text('validation.tax.gap') && (
          <CheckboxField name="allowGap" label={t('allowGap')} wide />
        )}
      </FormGrid>
    </WriteForm>
  );
}
