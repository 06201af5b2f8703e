'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { MoneyInput } from '@/app/_ui/form/money-input';
import { payClaimInput } from '@/lib/claims/payments/inputs';
import { PAY_CLAIM } from '@/lib/claims/payments/writes';
import { formatMoney } from '@/lib/core/money';
import type { PlatformActedClaim } from './acted-claim';

const paymentInput = z.pick(payClaimInput, { paidOn: true, reference: true, amount: true });

const { TextField, Field } = fieldsOf<z.input<typeof paymentInput>>();

type Props = { claim: PlatformActedClaim; today: string; onDone: () => void };

/** When the platform paid a claim, and by which name the bank knows the payment. */
export default function PlatformPayForm({
  claim: { id, code, date, paid, left, currency },
  today,
  onDone,
}: Props) {
  const t = useTranslations('claims.pay');
  const tInbox = useTranslations('claims.platformInbox');
  const form = useFormOf(PAY_CLAIM, {
    schema: paymentInput,
    given: { id, paidBefore: paid },
    values: { paidOn: today, reference: '', amount: left } as z.input<typeof paymentInput>,
    saved: t('saved', { code }),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone} text={t('text')}>
      <FormGrid>
        <TextField name="paidOn" label={t('paidOn')} type="date" min={date} max={today} withAsterisk />
        <Field name="amount">
          {({ value, ...field }) => (
            <MoneyInput
              label={tInbox('amount')}
              description={tInbox('left', { amount: formatMoney(left, currency) })}
              currency={currency}
              value={value ?? null}
              withAsterisk
              {...field}
            />
          )}
        </Field>
        <TextField name="reference" label={t('reference')} maxLength={80} autoComplete="off" />
      </FormGrid>
    </WriteForm>
  );
}
