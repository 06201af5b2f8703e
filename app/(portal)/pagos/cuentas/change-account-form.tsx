'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
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
  const changing = useWrite(CHANGE_PAYER_ACCOUNT);
  const { id, holder, taxId, layout, own } = account;
  const ownFields = layouts.find(({ value }) => value === layout)?.ownFields ?? [];
  const form = useWriteForm({
    schema,
    values: {
      ...{ holder, taxId, layout },
      own: Object.fromEntries(ownFields.map(({ key }) => [key, own[key] ?? ''])),
    },
    revision: account.revision,
    keptAs: id,
    write: (data, _changed, seen) => {
      const known = layouts.find(({ value }) => value === data.layout)?.ownFields ?? [];
      const pairs = pairsOf(data.own).filter(({ key }) => known.some((field) => field.key === key));
      return changing.run({ ...data, id, own: pairs, ...seen });
    },
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
