'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { DateField } from '@/app/_ui/dates/date-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { PAYOUT_PARTS, type PayoutPart } from '@/db/values/third-party';
import { formatMoney } from '@/lib/core/money';
import { type PayoutFields, payoutFields } from '@/lib/finances/third-party/inputs';
import { PAY_OUT } from '@/lib/finances/third-party/writes';

type Form = {
  part: PayoutPart;
  amount: number | null;
  paidOn: string | null;
  reference: string;
  note: string;
};

const { TextField, TextareaField, SelectField, Field } = fieldsOf<Form>();

const schema = z.pipe(
  z.transform(
    (form: Form) =>
      ({ ...form, amount: form.amount ?? Number.NaN, paidOn: form.paidOn ?? '' }) as PayoutFields,
  ),
  payoutFields,
);

type Props = {
  eventId: string;
  currency: string;
  available: Readonly<Record<PayoutPart, number>>;
  today: string;
  onDone: () => void;
};

/** What the platform paid to the agency of its part. */
export default function PayoutForm({ eventId, currency, available, today, onDone }: Props) {
  const t = useTranslations('receivables.recaudo.desk');
  const form = useFormOf(PAY_OUT, {
    schema,
    given: { eventId },
    sends: (data) => ({ ...data, reference: data.reference ?? '', note: data.note ?? '' }),
    values: {
      part: 'AGENCY',
      amount: available.AGENCY > 0 ? available.AGENCY : null,
      paidOn: today,
      reference: '',
      note: '',
    } as Form,
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  const part = form.watch('part');
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone}>
      <FormGrid>
        <SelectField
          name="part"
          label={t('partOf')}
          data={PAYOUT_PARTS.map((value) => ({
            value,
            label: t(value === 'AGENCY' ? 'names.agency' : 'names.expenses'),
          }))}
          allowDeselect={false}
          withAsterisk
          wide
        />
        <Field name="amount">
          {(field) => (
            <MoneyInput
              label={t('amount')}
              description={t('available', { amount: formatMoney(available[part], currency) })}
              currency={currency}
              withAsterisk
              {...field}
            />
          )}
        </Field>
        <Field name="paidOn">
          {(field) => <DateField label={t('date')} maxDate={today} withAsterisk {...field} />}
        </Field>
        <TextField name="reference" label={t('reference')} maxLength={80} autoComplete="off" wide />
        <TextareaField name="note" label={t('note')} maxLength={300} wide />
      </FormGrid>
    </WriteForm>
  );
}
