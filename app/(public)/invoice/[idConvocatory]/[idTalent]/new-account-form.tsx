'use client';

import { useState } from 'react';
import { FieldBlock } from '@/app/_ui/public/form';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { type Option, SelectField } from '@/app/_ui/public/select-field';
import { ACCOUNT_TYPES } from '@/db/values/bank-accounts';
import texts from '@/lib/i18n/messages/es/claim.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';
import { AccountField } from './account-field';

const LABELS = { bankId: texts.bank, account: texts.account, typeAccount: texts.typeAccount };

type Props = { action: (data: FormData) => Promise<FormAnswer>; banks: readonly Option[] };

/** Another account for an approved claim that cannot be paid into the one on it. */
export function NewAccountForm({ action, banks }: Props) {
  const kit = useLinkForm(action, LABELS);
  const { field } = kit;
  const [type, setType] = useState('');
  return (
    <LinkForm kit={kit} submit={texts.newAccount.send}>
      <FieldBlock title={texts.newAccount.title} description={texts.newAccount.text}>
        <SelectField {...field('bankId')} options={banks} required description={texts.bankNote} />
        <RadioGroup
          {...field('typeAccount')}
          inline
          required
          onChange={setType}
          options={ACCOUNT_TYPES.map((value) => ({ value, label: texts.types[value] }))}
        />
        <AccountField {...field('account')} required isKey={type === 'LLAVE'} />
      </FieldBlock>
    </LinkForm>
  );
}
