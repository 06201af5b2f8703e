'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { NumberInput, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { FormGrid, FormWide } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { type TaxUnitInput, taxUnitInput } from '@/lib/quotations/tax-table/inputs';
import { FormDialog } from '../_forms/form-dialog';
import { SaveForm } from '../_forms/save-form';
import { useSave } from '../_forms/use-save';
import { SAVE_UNIT } from '../documents';

export type ShownUnit = { readonly year: number; readonly value: number; readonly source: string | null };
type Props = { unit?: ShownUnit; nextYear: number };

/** Says the UVT of another year, or corrects the one of a given year. */
export function UnitForm({ unit, nextYear }: Props) {
  const t = useTranslations('taxes.unit');
  const year = String(unit?.year ?? nextYear);
  const words = unit
    ? { label: t('correct'), title: t('correctYear', { year }), ofRow: true }
    : { label: t('addYear', { year }), title: t('add') };
  return (
    <FormDialog {...words}>{(close) => <Fields unit={unit} nextYear={nextYear} onDone={close} />}</FormDialog>
  );
}

function Fields({
  unit,
  nextYear,
  onDone,
}: {
  unit: ShownUnit | undefined;
  nextYear: number;
  onDone: () => void;
}) {
  const t = useTranslations('taxes.unit');
  const text = useMessageText();
  const saving = useWrite(SAVE_UNIT);
  const { register, control, formState, setError, handleSubmit } = useForm<TaxUnitInput>({
    resolver: standardSchemaResolver(taxUnitInput),
    defaultValues: {
      year: unit?.year ?? nextYear,
      source: unit?.source ?? '',
      ...(unit ? { value: unit.value } : {}),
    },
  });
  const { save, failure } = useSave<TaxUnitInput>(setError, ['year', 'value', 'source']);
  const said = (name: 'year' | 'value' | 'source') => {
    const message = formState.errors[name]?.message;
    return message && text(message);
  };
  const submit = handleSubmit(async (input) => {
    if (await save(() => saving.run({ input }), t('saved', { year: String(input.year) }))) onDone();
  });
  return (
    <SaveForm failure={failure} pending={saving.pending} save={t('save')} onSubmit={submit}>
      <FormGrid>
        <Controller
          control={control}
          name="year"
          render={({ field }) => (
            <NumberInput
              label={t('year')}
              withAsterisk
              disabled={unit !== undefined}
              ref={field.ref}
              value={field.value}
              onChange={(value) => field.onChange(value === '' ? Number.NaN : Number(value))}
              onBlur={field.onBlur}
              allowDecimal={false}
              hideControls
              error={said('year')}
            />
          )}
        />
        <Controller
          control={control}
          name="value"
          render={({ field }) => (
            <MoneyInput
              label={t('value')}
              withAsterisk
              ref={field.ref}
              value={field.value ?? null}
              onChange={(value) => field.onChange(value ?? undefined)}
              onBlur={field.onBlur}
              error={said('value')}
            />
          )}
        />
        <FormWide>
          <TextInput
            label={t('source')}
            description={t('sourceHint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            withAsterisk
            maxLength={500}
            autoComplete="off"
            error={said('source')}
            {...register('source')}
          />
        </FormWide>
      </FormGrid>
    </SaveForm>
  );
}
