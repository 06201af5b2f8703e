'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { CountInput } from '@/app/_ui/form/count-input';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import type { TaxUnitInput } from '@/lib/taxes/table/inputs';
import { SAVE_UNIT } from '@/lib/taxes/table/writes';

const { TextField, Field } = fieldsOf<TaxUnitInput>();

export type ShownUnit = {
  readonly year: number;
  readonly value: number;
  readonly source: string | null;
  readonly revision: number;
};
type Props = { unit?: ShownUnit | undefined; nextYear: number };

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

function Fields({ unit, nextYear, onDone }: Props & { onDone: () => void }) {
  const t = useTranslations('taxes.unit');
  const form = useFormOf(SAVE_UNIT, {
    values: {
      year: unit?.year ?? nextYear,
      source: unit?.source ?? '',
      ...(unit ? { value: unit.value } : {}),
    },
    revision: unit?.revision ?? 0,
    keptAs: String(unit?.year ?? 'new'),
    saved: (_, { year }) => t('saved', { year: String(year) }),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('save')}>
      <FormGrid>
        <Field name="year">
          {({ value, onChange, ...field }) => (
            <CountInput
              label={t('year')}
              withAsterisk
              disabled={unit !== undefined}
              value={Number.isNaN(value) ? null : (value ?? null)}
              onChange={(year) => onChange(year ?? Number.NaN)}
              {...field}
            />
          )}
        </Field>
        <Field name="value">
          {({ value, onChange, ...field }) => (
            <MoneyInput
              label={t('value')}
              withAsterisk
              value={Number.isNaN(value) ? null : (value ?? null)}
              onChange={(amount) => onChange(amount ?? Number.NaN)}
              {...field}
            />
          )}
        </Field>
        <TextField
          name="source"
          label={t('source')}
          description={t('sourceHint')}
          hintBelow
          withAsterisk
          maxLength={500}
          autoComplete="off"
          wide
        />
      </FormGrid>
    </WriteForm>
  );
}
