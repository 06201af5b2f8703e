'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { DateField } from '@/app/_ui/dates/date-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { formatMoney } from '@/lib/core/money';
import type { KeepCollectionInput } from '@/lib/finances/receivables/inputs';
import type { Receivable } from '@/lib/finances/receivables/queries';
import { KEEP_EVENT_COLLECTION } from '@/lib/finances/receivables/writes';

const { TextField, CheckboxField, Field } = fieldsOf<KeepCollectionInput>();

type Props = { receivable: Receivable; onDone: () => void };

/** The invoice of an event, until when it is paid, and how much where that is not its total. */
export default function CollectionForm({ receivable, onDone }: Props) {
  const t = useTranslations('receivables.collect');
  const { id, currencyCode, total } = receivable;
  const form = useFormOf(KEEP_EVENT_COLLECTION, {
    given: { eventId: id },
    values: {
      invoiceNumber: receivable.invoiceNumber ?? '',
      invoicedOn: receivable.invoicedOn,
      dueOn: receivable.ownDueOn,
      amount: receivable.chargedInstead,
      amountReason: receivable.amountReason ?? '',
      reminds: receivable.reminds,
    },
    revision: receivable.collectionRevision,
    keptAs: id,
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone}>
      <FormGrid>
        <TextField name="invoiceNumber" label={t('invoice')} maxLength={60} autoComplete="off" wide />
        <Field name="invoicedOn">
          {({ value, ...field }) => (
            <DateField label={t('invoicedOn')} value={value ?? null} clearable {...field} />
          )}
        </Field>
        <Field name="dueOn">
          {({ value, ...field }) => (
            <DateField
              label={t('due')}
              description={t('dueHint')}
              value={value ?? null}
              clearable
              {...field}
            />
          )}
        </Field>
        <Field name="amount">
          {({ value, ...field }) => (
            <MoneyInput
              label={t('amount')}
              description={t('amountHint', { amount: formatMoney(total, currencyCode) })}
              currency={currencyCode}
              value={value ?? null}
              {...field}
            />
          )}
        </Field>
        <TextField name="amountReason" label={t('reason')} maxLength={300} />
        <CheckboxField name="reminds" label={t('reminds')} description={t('remindsHint')} wide />
      </FormGrid>
    </WriteForm>
  );
}
