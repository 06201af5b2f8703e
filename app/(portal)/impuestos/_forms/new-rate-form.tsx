'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Checkbox } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Controller, FormProvider, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { DateField } from '@/app/_ui/dates/date-field';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { present } from '@/lib/graphql/present';
import {
  type AddTaxRateData,
  type AddTaxRateInput,
  addTaxRateInput,
} from '@/lib/quotations/tax-table/inputs';
import type { TaxKind } from '@/lib/quotations/tax-table/rules';
import { CREATE_RATE } from '../documents';
import type { CityChoice } from '../tax-list';
import { RateFields } from './rate-fields';
import { SaveForm } from './save-form';
import { SeriesFields } from './series-fields';
import { useSave } from './use-save';

export type FixedSeries = {
  readonly kind: TaxKind;
  readonly concept: string;
  readonly cityId: number | null;
  readonly baseUvt: string | null;
};

const NAMES = ['kind', 'concept', 'cityId', 'rate', 'baseUvt', 'validFrom', 'source'] as const;

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
  const creating = useWrite(CREATE_RATE);
  const form = useForm<AddTaxRateInput, unknown, AddTaxRateData>({
    resolver: standardSchemaResolver(addTaxRateInput),
    defaultValues: {
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
  });
  const { register, control, formState, setError, watch } = form;
  const { errors } = formState;
  const { save, failure } = useSave<AddTaxRateInput>(setError, NAMES);

  const submit = form.handleSubmit(async (data) => {
    const added = await save(() => creating.run({ input: present(data) }), t('saved'));
    if (!added) return;
    onDone();
    router.push(`/impuestos/${added.createPricesTaxation.id}`);
  });

  return (
    <FormProvider {...form}>
      <SaveForm
        failure={failure}
        pending={creating.pending}
        save={t('save')}
        text={t('text')}
        onSubmit={submit}
      >
        <FormGrid>
          {!series && <SeriesFields cities={cities} />}
          <RateFields
            kind={watch('kind')}
            rate={{ register: register('rate'), error: errors.rate }}
            baseUvt={{ register: register('baseUvt'), error: errors.baseUvt }}
            source={{ register: register('source'), error: errors.source }}
          />
          <FormWide>
            <Controller
              control={control}
              name="validFrom"
              render={({ field, fieldState }) => (
                <DateField
                  label={t('validFrom')}
                  withAsterisk
                  ref={field.ref}
                  value={field.value || null}
                  onChange={(day) => field.onChange(day ?? '')}
                  onBlur={field.onBlur}
                  error={fieldState.error?.message && text(fieldState.error.message)}
                />
              )}
            />
          </FormWide>
          <FormWide>
            <Checkbox label={t('confirmed')} {...register('confirmed')} />
          </FormWide>
          {errors.validFrom?.message === text('validation.tax.gap') && (
            <FormWide>
              <Checkbox label={t('allowGap')} {...register('allowGap')} />
            </FormWide>
          )}
        </FormGrid>
      </SaveForm>
    </FormProvider>
  );
}
