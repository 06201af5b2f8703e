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
  /** With which the fields begin, where not with that one. */
  sent?: Omit<KeptAccount, 'activities'> | null | undefined;
  ownAccount: string;
};

/** Bank, number and type, begun with the account on file; another one can be kept in its place. */
export function AccountFields({ kit, banks, kept, sent, ownAccount }: Props) {
  const { field } = kit;
  const start = sent ?? kept;
  const [bankId, setBankId] = useState(start ? String(start.bankId) : '');
  const [account, setAccount] = useState(start?.account ?? '');
  const [type, setType] = useState<string>(start?.typeAccount ?? '');
  const isKept =
    kept !== null && bankId === String(kept.bankId) && account === kept.account && type === kept.typeAccount;
  return (
    <>
      {start ? (
        <p className={text.quiet}>{sent ? texts.asSent : texts.fromProfile}</p>
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
      <RadioGroup
        {...field('typeAccount')}
        inline
        required
        defaultValue={start?.typeAccount}
        onChange={setType}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: texts.types[value] }))}
      />
      <AccountField
        {...field('account')}
        required
        isKey={type === 'LLAVE'}
        start={start?.account ?? ''}
        onText={setAccount}
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
