'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { DateField } from '@/app/_ui/dates/date-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { COST_CATEGORIES, type CostCategory } from '@/db/values/event-costs';
import { type CostFields, costFields } from '@/lib/finances/costs/inputs';
import { ADD_COST, EDIT_COST } from '@/lib/finances/costs/writes';
import type { CostRow } from './cost-row';

type Form = Omit<CostFields, 'category' | 'spentOn' | 'amount' | 'iva'> & {
  category: CostCategory | null;
  spentOn: string | null;
  amount: number | null;
  iva: number | null;
};

const { TextField, TextareaField, SelectField, Field } = fieldsOf<Form>();

const schema = z.pipe(
  z.transform(
    (form: Form) =>
      ({
        ...form,
        spentOn: form.spentOn ?? '',
        amount: form.amount ?? Number.NaN,
      }) as CostFields,
  ),
  costFields,
);

type Props = {
  /** The event to which it is added, or the cost that is changed. */
  of: { readonly eventId: string } | { readonly cost: CostRow };
  currency: string;
  today: string;
  onDone: () => void;
};

/** What was paid, to whom, when, and the IVA in it. */
export default function CostForm({ of, currency, today, onDone }: Props) {
  const t = useTranslations('events.finances.cost');
  const kinds = useTranslations('events.finances.kinds');
  const adding = useWrite(ADD_COST);
  const editing = useWrite(EDIT_COST);
  const cost = 'cost' in of ? of.cost : null;
  const form = useWriteForm({
    schema,
    values: {
      category: cost?.category ?? null,
      supplier: cost?.supplier ?? '',
      supplierIdentification: cost?.supplierIdentification ?? '',
      spentOn: cost?.spentOn ?? today,
      amount: cost?.amount ?? null,
      iva: cost?.iva || null,
      note: cost?.note ?? '',
    } as Form,
    revision: cost?.revision,
    keptAs: cost?.id,
    write: async ({ iva, note, ...data }, _changed, seen) => {
      const input = { ...data, iva: iva ?? null, note: note ?? '' };
      return 'cost' in of
        ? editing.run({ ...input, id: of.cost.id, ...seen })
        : adding.run({ ...input, eventId: of.eventId });
    },
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone}>
      <FormGrid>
        <SelectField
          name="category"
          label={t('category')}
          data={COST_CATEGORIES.map((value) => ({ value, label: kinds(value) }))}
          allowDeselect={false}
          withAsterisk
        />
        <Field name="spentOn">{(field) => <DateField label={t('spentOn')} withAsterisk {...field} />}</Field>
        <TextField name="supplier" label={t('supplier')} maxLength={120} withAsterisk autoComplete="off" />
        <TextField
          name="supplierIdentification"
          label={t('supplierIdentification')}
          description={t('supplierIdentificationHint')}
          maxLength={30}
          withAsterisk
          autoComplete="off"
        />
        <Field name="amount">
          {(field) => (
            <MoneyInput
              label={t('amount')}
              description={t('amountHint')}
              currency={currency}
              withAsterisk
              {...field}
            />
          )}
        </Field>
        <Field name="iva">
          {(field) => (
            <MoneyInput label={t('iva')} description={t('ivaHint')} currency={currency} {...field} />
          )}
        </Field>
        <TextareaField name="note" label={t('note')} maxLength={500} wide />
      </FormGrid>
    </WriteForm>
  );
}
