'use client';

import { Select } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useFormContext } from 'react-hook-form';
import { rateWords } from '@/app/_features/taxes/rate-words';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import type { AddTaxRateData, AddTaxRateInput } from '@/lib/quotations/tax-table/inputs';
import {
  isOfCities,
  isWritable,
  TAX_CONCEPTS,
  TAX_KINDS,
  type TaxKind,
} from '@/lib/quotations/tax-table/rules';
import type { CityChoice } from '../tax-list';

const conceptsOf = (kind: TaxKind) => TAX_CONCEPTS[kind].filter((concept) => isWritable(kind, concept));

/** Which tax, concept and city a rate is of. */
export function SeriesFields({ cities }: { cities: readonly CityChoice[] }) {
  const t = useTranslations('taxes.new');
  const words = rateWords(useTranslations('quotations.rates'));
  const text = useMessageText();
  const { control, watch, setValue, formState } = useFormContext<AddTaxRateInput, unknown, AddTaxRateData>();
  const kind = watch('kind');
  const { errors } = formState;

  function choose(chosen: TaxKind): void {
    setValue('kind', chosen);
    setValue('concept', conceptsOf(chosen)[0] ?? '');
    if (!isOfCities(chosen)) setValue('cityId', null);
  }

  return (
    <>
      <Select
        label={t('kind')}
        withAsterisk
        data={TAX_KINDS.map((value) => ({ value, label: words.kind(value) }))}
        value={kind}
        onChange={(value) => value && choose(value as TaxKind)}
        allowDeselect={false}
      />
      <Controller
        control={control}
        name="concept"
        render={({ field }) => (
          <Select
            label={t('concept')}
            withAsterisk
            data={conceptsOf(kind).map((value) => ({ value, label: words.concept(value) }))}
            ref={field.ref}
            value={field.value || null}
            onChange={(value) => field.onChange(value ?? '')}
            onBlur={field.onBlur}
            allowDeselect={false}
            error={errors.concept?.message && text(errors.concept.message)}
          />
        )}
      />
      {isOfCities(kind) && (
        <Controller
          control={control}
          name="cityId"
          render={({ field }) => (
            <Select
              label={t('city')}
              withAsterisk
              data={cities.map(({ id, name }) => ({ value: String(id), label: name }))}
              ref={field.ref}
              value={field.value ? String(field.value) : null}
              onChange={(value) => field.onChange(value ? Number(value) : null)}
              onBlur={field.onBlur}
              searchable
              error={errors.cityId?.message && text(errors.cityId.message)}
            />
          )}
        />
      )}
    </>
  );
}
