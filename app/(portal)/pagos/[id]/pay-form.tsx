'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { payItemInput } from '@/lib/payouts/inputs';
import { PAY_BATCH, PAY_ITEM } from '@/lib/payouts/writes';
import type { ItemRow } from './item-row';

const paymentInput = z.pick(payItemInput, { paidOn: true, reference: true, amount: true });

const { TextField, Field } = fieldsOf<z.input<typeof paymentInput>>();

type Props = {
  batchId: string;
  currency: string;
  /** `YYYY-MM-DD` in Bogotá. */
  today: string;
  /** One item alone; without it all that is open is paid. */
  item?: ItemRow;
  onDone: () => void;
};

/** When the bank paid a batch, or how much of one of its items, and by which name the bank knows the payment. */
export default function PayForm({ batchId, currency, today, item, onDone }: Props) {
  const t = useTranslations('payouts.paid');
  const payingAll = useWrite(PAY_BATCH);
  const payingOne = useWrite(PAY_ITEM);
  const form = useWriteForm({
    schema: paymentInput,
    values: { paidOn: today, reference: '', amount: item?.amount ?? 0 },
    write: async ({ amount, ...paid }) =>
      item
        ? await payingOne.run({ id: item.id, ...paid, amount })
        : await payingAll.run({ id: batchId, ...paid }),
    saved: item ? t('partSaved') : t('saved'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} text={item ? t('partText') : t('text')}>
      <FormGrid>
        <TextField name="paidOn" label={t('paidOn')} type="date" max={today} withAsterisk />
        {item && (
          <Field name="amount">
            {({ onChange, ...field }) => (
              <MoneyInput
                label={t('amount')}
                currency={currency}
                withAsterisk
                // An empty one is refused by the schema.
                onChange={(amount) => onChange(amount as number)}
                {...field}
              />
            )}
          </Field>
        )}
        <TextField name="reference" label={t('reference')} maxLength={80} autoComplete="off" />
      </FormGrid>
    </WriteForm>
  );
}
