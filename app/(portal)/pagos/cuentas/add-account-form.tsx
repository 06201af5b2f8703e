'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { NUMBERED_ACCOUNT_TYPES } from '@/db/values/bank-accounts';
import { type AddPayerAccountInput, addPayerAccountInput } from '@/lib/payouts/accounts/inputs';
import { ADD_PAYER_ACCOUNT } from '@/lib/payouts/accounts/writes';
import { PayerFields } from './account-fields';
import type { LayoutOption } from './layout-option';
import { pairsOf } from './own-pairs';

/** A layout of no bank. */
const ANY_BANK = 'csv';
const { TextField, SelectField } = fieldsOf<AddPayerAccountInput>();

type Props = {
  banks: readonly { readonly id: number; readonly name: string }[];
  layouts: readonly LayoutOption[];
  /** Whose accounts they are: with it a new one begins. */
  payer: { readonly holder: string; readonly taxId: string };
  onDone: () => void;
};

/** Another account from which batches are paid. */
export default function AddAccountForm({ banks, layouts, payer, onDone }: Props) {
  const t = useTranslations('payouts.accounts');
  const form = useFormOf(ADD_PAYER_ACCOUNT, {
    schema: addPayerAccountInput,
    sends: ({ own, ...input }) => ({ ...input, own: pairsOf(own) }),
    values: { ...payer, account: '', layout: ANY_BANK, own: {} },
    saved: t('added'),
    onSaved: onDone,
    inDialog: true,
  });
  const [bankId, layout] = form.watch(['bankId', 'layout']);
  const { setValue } = form;
  useEffect(() => {
    const own = layouts.find((each) => each.bankId !== null && each.bankId === bankId);
    if (bankId) setValue('layout', own?.value ?? ANY_BANK);
  }, [bankId, layouts, setValue]);
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone}>
      <FormGrid>
        <SelectField name="bankId" label={t('bank')} data={optionsOf(banks)} searchable withAsterisk />
        <SelectField
          name="typeAccount"
          label={t('type')}
          data={NUMBERED_ACCOUNT_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          withAsterisk
        />
        <TextField
          name="account"
          label={t('number')}
          description={t('numberHint')}
          hintBelow
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
          withAsterisk
          wide
        />
        <PayerFields layouts={layouts} chosen={layout} bankId={bankId} />
      </FormGrid>
    </WriteForm>
  );
}
