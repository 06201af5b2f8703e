'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { payerFields } from '@/lib/payouts/accounts/inputs';
import { CHANGE_PAYER_ACCOUNT } from '@/lib/payouts/accounts/writes';
import { PayerFields } from './account-fields';
import type { AccountRow } from './account-row';
import type { LayoutOption } from './layout-option';
import { pairsOf } from './own-pairs';

const schema = z.object(payerFields);

type Props = { account: AccountRow; layouts: readonly LayoutOption[]; onDone: () => void };

/** Holder and file of an account; another number is another account. */
export default function ChangeAccountForm({ account, layouts, onDone }: Props) {
  const t = useTranslations('payouts.accounts');
  const { id, holder, taxId, layout, own } = account;
  const ownFields = layouts.find(({ value }) => value === layout)?.ownFields ?? [];
  const form = useFormOf(CHANGE_PAYER_ACCOUNT, {
    schema,
    given: { id },
    sends: (data) => {
      const known = layouts.find(({ value }) => value === data.layout)?.ownFields ?? [];
      return {
        ...data,
        own: pairsOf(data.own).filter(({ key }) => known.some((field) => field.key === key)),
      };
    },
    values: {
      ...{ holder, taxId, layout },
      own: Object.fromEntries(ownFields.map(({ key }) => [key, own[key] ?? ''])),
    },
    revision: account.revision,
    keptAs: id,
    saved: t('changed'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('saveChange')} cancel={onDone} text={t('changeText')}>
      <FormGrid>
        <PayerFields layouts={layouts} chosen={form.watch('layout')} bankId={account.bankId} />
      </FormGrid>
    </WriteForm>
  );
}
