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
import { PAYMENT_METHODS, TYPED_KINDS, type TypedKind } from '@/db/values/client-payments';
import { WITHHELD_TAXES, type WithheldTax } from '@/db/values/withheld-taxes';
import { formatMoney } from '@/lib/core/money';
import { type PaymentFields, paymentFields } from '@/lib/finances/payments/inputs';
import { RECORD_PAYMENT, TAKE_PAYMENT } from '@/lib/finances/payments/writes';
import { movesMoney } from '@/lib/finances/receivables/rules';

type Form = {
  kind: TypedKind;
  withheldTax: WithheldTax;
  amount: number | null;
  paidOn: string | null;
  method: PaymentFields['method'] | null;
  reference: string;
  note: string;
};

const { TextField, TextareaField, SelectField, Field } = fieldsOf<Form>();

const schema = z.pipe(
  z.transform(
    (form: Form) =>
      ({ ...form, amount: form.amount ?? Number.NaN, paidOn: form.paidOn ?? '' }) as PaymentFields,
  ),
  paymentFields,
);

type Props = {
  /** The event to which it is added, or the client's proof that is taken. */
  of: { readonly eventId: string } | { readonly taken: string };
  currency: string;
  balance: number;
  today: string;
  /** The platform receives what its client pays: the agency says the rest. */
  thirdParty?: boolean;
  onDone: () => void;
};

/** What arrived, when and how. */
export default function PaymentForm({ of, currency, balance, today, thirdParty = false, onDone }: Props) {
  const t = useTranslations('receivables');
  const recording = useWrite(RECORD_PAYMENT);
  const taking = useWrite(TAKE_PAYMENT);
  const takes = 'taken' in of;
  const form = useWriteForm({
    schema,
    values: {
      kind: thirdParty ? 'WITHHELD' : 'PAYMENT',
      withheldTax: 'INCOME',
      amount: balance > 0 && !thirdParty ? balance : null,
      paidOn: today,
      method: 'TRANSFER',
      reference: '',
      note: '',
    } as Form,
    write: async ({ kind, withheldTax, method, reference, note, ...data }) => {
      const input = { ...data, method: method ?? null, reference: reference ?? '', note: note ?? '' };
      return 'taken' in of
        ? taking.run({ ...input, id: of.taken })
        : recording.run({
            ...input,
            kind,
            withheldTax: kind === 'WITHHELD' ? (withheldTax ?? null) : null,
            eventId: of.eventId,
          });
    },
    saved: takes ? t('payment.taken') : t('payment.saved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={takes ? t('payment.take') : t('payment.save')} cancel={onDone}>
      <FormGrid>
        {!takes && (
          <SelectField
            name="kind"
            label={t('payment.kind')}
            data={TYPED_KINDS.filter((value) => !thirdParty || !movesMoney(value)).map((value) => ({
              value,
              label: t(`kinds.${value}`),
            }))}
            allowDeselect={false}
            withAsterisk
            wide
          />
        )}
        {!takes && form.watch('kind') === 'WITHHELD' && (
          <SelectField
            name="withheldTax"
            label={t('payment.withheldTax')}
            data={WITHHELD_TAXES.map((value) => ({ value, label: t(`withheldTaxes.${value}`) }))}
            allowDeselect={false}
            withAsterisk
            wide
          />
        )}
        <Field name="amount">
          {(field) => (
            <MoneyInput
              label={t('payment.amount')}
              description={
                balance > 0 && t('payment.balanceHint', { amount: formatMoney(balance, currency) })
              }
              currency={currency}
              withAsterisk
              {...field}
            />
          )}
        </Field>
        <Field name="paidOn">
          {(field) => <DateField label={t('payment.date')} maxDate={today} withAsterisk {...field} />}
        </Field>
        <SelectField
          name="method"
          label={t('payment.method')}
          data={PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
        <TextField name="reference" label={t('payment.reference')} maxLength={80} autoComplete="off" />
        <TextareaField name="note" label={t('payment.note')} maxLength={300} wide />
      </FormGrid>
    </WriteForm>
  );
}
