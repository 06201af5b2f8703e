'use client';

import { useState } from 'react';
import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import type { FieldProps } from '@/app/_ui/public/field-shell';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { type Option, SelectField } from '@/app/_ui/public/select-field';
import text from '@/app/_ui/theme/text.module.css';
import { ACCOUNT_TYPES, type AccountType } from '@/db/values/bank-accounts';
import texts from '@/lib/i18n/messages/es/claim.json';
import { AccountField } from './account-field';

/** Where the talent is paid by what it has on file. */
export type KeptAccount = {
  readonly bankId: number;
  readonly account: string;
  readonly typeAccount: AccountType;
  readonly activities: string | null;
};

type Props = {
  kit: { readonly field: (name: 'bankId' | 'account' | 'typeAccount') => FieldProps };
  banks: readonly Option[];
  kept: KeptAccount | null;
  ownAccount: string;
};

/** Bank, number and type, begun with the account on file; another one can be kept in its place. */
export function AccountFields({ kit, banks, kept, ownAccount }: Props) {
  const { field } = kit;
  const [bankId, setBankId] = useState(kept ? String(kept.bankId) : '');
  const [account, setAccount] = useState(kept?.account ?? '');
  const [type, setType] = useState<string>(kept?.typeAccount ?? '');
  const isKept =
    kept !== null && bankId === String(kept.bankId) && account === kept.account && type === kept.typeAccount;
  return (
    <>
      {kept ? (
        <p className={text.quiet}>{texts.fromProfile}</p>
      ) : (
        <p className={text.quiet}>
          <a href={ownAccount}>{texts.toAccount}</a>
        </p>
      )}
      <SelectField
        {...field('bankId')}
        options={banks}
        required
        description={texts.bankNote}
        defaultValue={bankId}
        onChange={({ currentTarget }) => setBankId(currentTarget.value)}
      />
      <AccountField {...field('account')} required start={kept?.account ?? ''} onText={setAccount} />
      <RadioGroup
        {...field('typeAccount')}
        inline
        required
        defaultValue={kept?.typeAccount}
        onChange={setType}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: texts.types[value] }))}
      />
      {!isKept && (
        <CheckboxField
          label={kept ? texts.keepChanged : texts.keepAccount}
          name="keepAccount"
          description={texts.keepAccountText}
        />
      )}
    </>
  );
}
