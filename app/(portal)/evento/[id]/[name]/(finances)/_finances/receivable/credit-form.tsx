'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { formatMoney } from '@/lib/core/money';
import { type MoveCreditInput, moveCreditInput } from '@/lib/finances/payments/inputs';
import { MOVE_CREDIT } from '@/lib/finances/payments/writes';

type Form = { toEventId: string | null; amount: number | null };

const { SelectField, Field } = fieldsOf<Form>();

export type OwingEvent = { readonly id: string; readonly name: string; readonly balance: number };

type Props = {
  eventId: string;
  currency: string;
  /** What the client has to its credit. */
  credit: number;
  owing: readonly OwingEvent[];
  onDone: () => void;
};

const schemaOf = (fromEventId: string) =>
  z.pipe(
    z.transform(
      ({ toEventId, amount }: Form): MoveCreditInput => ({
        fromEventId,
        toEventId: toEventId ?? '',
        amount: amount ?? Number.NaN,
      }),
    ),
    moveCreditInput,
  );

/** Uses what a client has to its credit for another of its events. */
export default function CreditForm({ eventId, currency, credit, owing, onDone }: Props) {
  const t = useTranslations('receivables.credit');
  const [first] = owing;
  const form = useFormOf(MOVE_CREDIT, {
    schema: schemaOf(eventId),
    values: {
      toEventId: first?.id ?? null,
      amount: first ? Math.min(credit, first.balance) : null,
    } as Form,
    saved: t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  if (!first) return <p>{t('none')}</p>;
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} text={t('text')}>
      <FormGrid>
        <SelectField
          name="toEventId"
          label={t('to')}
          data={owing.map(({ id, name, balance }) => ({
            value: id,
            label: `${name} · ${formatMoney(balance, currency)}`,
          }))}
          allowDeselect={false}
          withAsterisk
          wide
        />
        <Field name="amount" wide>
          {(field) => <MoneyInput label={t('amount')} currency={currency} withAsterisk {...field} />}
        </Field>
      </FormGrid>
    </WriteForm>
  );
}
