'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Select, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { ErrorSummary } from '@/app/_ui/form/error-summary';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { useUnsavedWarning } from '@/app/_ui/form/use-unsaved-warning';
import {
  type TaxationPriceData,
  type TaxationPriceInput,
  taxationPriceInput,
} from '@/lib/agencies/taxation-prices/inputs';
import { CREATE_TAXATION_PRICE } from '../_parts/documents';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';
import type { ShownRate } from './shown-rate';

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
  const tUi = useTranslations('ui');
  const text = useMessageText();
  const creating = useWrite(CREATE_TAXATION_PRICE);
  const { register, control, handleSubmit, formState, setError, watch } = useForm<
    TaxationPriceInput,
    unknown,
    TaxationPriceData
  >({
    resolver: standardSchemaResolver(taxationPriceInput),
    defaultValues: {
      price: (changed?.own?.price ?? changed?.rate ?? '').replace('.', ','),
      ...(changed ? { pricesTaxationId: changed.pricesTaxationId } : {}),
    },
    mode: 'onTouched',
  });
  const { save, failure } = useSave<TaxationPriceInput>(setError, ['pricesTaxationId', 'price']);
  useUnsavedWarning(formState.isDirty);
  const chosen = rates.find(({ pricesTaxationId }) => pricesTaxationId === watch('pricesTaxationId'));
  const unity = changed?.own?.unity ?? chosen?.unity ?? 'PER_MIL';
  const { errors } = formState;

  const submit = handleSubmit(async (data) => {
    const input = { ...data, unity: unity === 'PERCENT' ? ('PERCENT' as const) : ('PER_MIL' as const) };
    if (await save(() => creating.run({ input }))) onDone();
  });

  return (
    <form noValidate onSubmit={submit}>
      {failure && <ErrorSummary problems={[]} title={failure} />}
      <FormGrid>
        <Controller
          control={control}
          name="pricesTaxationId"
          render={({ field }) => (
            <Select
              label={t('city')}
              data={rates.map(({ pricesTaxationId, city }) => ({
                value: String(pricesTaxationId),
                label: city,
              }))}
              ref={field.ref}
              value={field.value ? String(field.value) : null}
              onChange={(id) => field.onChange(Number(id))}
              onBlur={field.onBlur}
              disabled={Boolean(changed)}
              allowDeselect={false}
              searchable
              error={errors.pricesTaxationId && text('validation.city')}
            />
          )}
        />
        <TextInput
          label={t(unity === 'PERCENT' ? 'pricePercent' : 'pricePerMil')}
          description={unity === 'PERCENT' ? undefined : t('priceHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message && text(errors.price.message)}
          {...register('price')}
        />
      </FormGrid>
      <div className={styles.actions}>
        <Button variant="default" onClick={onDone} disabled={creating.pending}>
          {tUi('cancel')}
        </Button>
        <Button type="submit" loading={creating.pending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
