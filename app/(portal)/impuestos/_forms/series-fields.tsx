'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { rateWords } from '@/app/_features/taxes/rate-words';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import type { AddTaxRateInput } from '@/lib/taxes/table/inputs';
import { isOfCities, isWritable, TAX_CONCEPTS, TAX_KINDS, type TaxKind } from '@/lib/taxes/table/rules';
import type { CityChoice } from '../tax-list';

const { SelectField } = fieldsOf<AddTaxRateInput>();

const conceptsOf = (kind: TaxKind) => TAX_CONCEPTS[kind].filter((concept) => isWritable(kind, concept));

/** Which tax, concept and city a rate is of. */
export function SeriesFields({ cities }: { cities: readonly CityChoice[] }) {
  const t = useTranslations('taxes.new');
  const words = rateWords(useTranslations('quotations.rates'));
  const { watch, setValue } = useFormContext<AddTaxRateInput>();
  const kind = watch('kind');

  function choose(chosen: TaxKind): void {
    setValue('kind', chosen);
    setValue('concept', conceptsOf(chosen)[0] ?? '');
    if (!isOfCities(chosen)) setValue('cityId', null);
  }

  return (
    <>
      <SelectInput
        label={t('kind')}
        withAsterisk
        data={TAX_KINDS.map((value) => ({ value, label: words.kind(value) }))}
        value={kind}
        onChange={(value) => value && choose(value as TaxKind)}
        allowDeselect={false}
      />
      <SelectField
        name="concept"
        label={t('concept')}
        withAsterisk
        data={conceptsOf(kind).map((value) => ({ value, label: words.concept(value) }))}
        none=""
        allowDeselect={false}
      />
      {isOfCities(kind) && (
        <SelectField name="cityId" label={t('city')} withAsterisk data={optionsOf(cities)} searchable />
      )}
    </>
  );
}
