'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Modal, NumberInput, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { ErrorSummary } from '@/app/_ui/error-summary';
import { FormFooter } from '@/app/_ui/form-footer';
import { FormGrid, FormWide } from '@/app/_ui/form-grid';
import { MoneyInput } from '@/app/_ui/money-input';
import { useMessageText } from '@/app/_ui/use-message-text';
import { type TaxUnitInput, taxUnitInput } from '@/lib/quotations/tax-table/inputs';
import { useSave } from '../_forms/use-save';
import { SAVE_UNIT } from '../documents';

export type ShownUnit = { readonly year: number; readonly value: number; readonly source: string | null };
type Props = { unit?: ShownUnit; nextYear: number };

/** Says the UVT of another year, or corrects the one of a given year. */
export function UnitForm({ unit, nextYear }: Props) {
  const t = useTranslations('taxes.unit');
  const [opened, { open, close }] = useDisclosure(false);
  const year = String(unit?.year ?? nextYear);
  return (
    <>
      <Button
        variant={unit ? 'default' : 'filled'}
        size={unit ? 'xs' : 'sm'}
        aria-label={unit && t('correctYear', { year })}
        onClick={open}
      >
        {unit ? t('correct') : t('addYear', { year })}
      </Button>
      <Modal opened={opened} onClose={close} title={unit ? t('correctYear', { year }) : t('add')}>
        <Fields unit={unit} nextYear={nextYear} onDone={close} />
      </Modal>
    </>
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
    <form noValidate onSubmit={submit}>
      {failure && <ErrorSummary problems={[]} title={failure} />}
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
      <FormFooter>
        <Button type="submit" loading={saving.pending}>
          {t('save')}
        </Button>
      </FormFooter>
    </form>
  );
}
