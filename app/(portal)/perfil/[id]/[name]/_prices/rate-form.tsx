'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { type TaxationPriceInput, taxationPriceInput } from '@/lib/taxes/agency-prices/inputs';
import { CREATE_TAXATION_PRICE } from '@/lib/taxes/agency-prices/writes';
import type { ShownRate } from './shown-rate';

const { TextField, SelectField } = fieldsOf<TaxationPriceInput>();

type Props = {
  /** Cities to choose from. */
  rates: readonly ShownRate[];
  /** The one city whose rate is changed; left out to choose one. */
  changed?: ShownRate;
  onDone: () => void;
};

/** What the agency pays of a city's tax; it takes the place of what it said before. */
export function RateForm({ rates, changed, onDone }: Props) {
  const t = useTranslations('profile.rates');
  const tProfile = useTranslations('profile');
  const unityOf = (id: number | undefined) =>
    (changed?.own ?? rates.find(({ pricesTaxationId }) => pricesTaxationId === id))?.unity === 'PERCENT'
      ? 'PERCENT'
      : 'PER_MIL';
  const form = useFormOf(CREATE_TAXATION_PRICE, {
    schema: taxationPriceInput,
    sends: (data) => ({ ...data, unity: unityOf(data.pricesTaxationId) }),
    values: {
      price: (changed?.own?.price ?? changed?.rate ?? '').replace('.', ','),
      ...(changed ? { pricesTaxationId: changed.pricesTaxationId } : {}),
    },
    saved: tProfile('saved'),
    onSaved: onDone,
  });
  const isPercent = unityOf(form.watch('pricesTaxationId')) === 'PERCENT';
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} footer="inline">
      <FormGrid>
        <SelectField
          name="pricesTaxationId"
          label={t('city')}
          data={rates.map(({ pricesTaxationId, city }) => ({ value: pricesTaxationId, label: city }))}
          disabled={Boolean(changed)}
          allowDeselect={false}
          searchable
        />
        <TextField
          name="price"
          label={t(isPercent ? 'pricePercent' : 'pricePerMil')}
          description={isPercent ? undefined : t('priceHint')}
          hintBelow
          inputMode="decimal"
          autoComplete="off"
        />
      </FormGrid>
    </WriteForm>
  );
}
