'use client';

import { type ReactNode, useState } from 'react';
import { FieldBlock, FormActions } from '@/app/_ui/public/form';
import { MoneyField } from '@/app/_ui/public/money-field';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import { type Option, SelectField } from '@/app/_ui/public/select-field';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import { differsFromContract } from '@/lib/claims/rules';
import { formatMoney } from '@/lib/core/money';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/claim.json';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { FormProblems } from '../../../_link-forms/form-problems';
import { useLinkForm } from '../../../_link-forms/use-link-form';
import { AccountField } from './account-field';
import styles from './claim.module.css';

type Props = {
  action: (data: FormData) => Promise<FormAnswer>;
  banks: readonly Option[];
  currency: string;
  /** Gross, of the signed contract, in minor units. */
  fee: number | null;
  /** What is read before: inside the form, so that its button is in view from the first line. */
  children: ReactNode;
};

/** In the order of the page. */
const LABELS = {
  name: texts.name,
  identification: texts.identification,
  phone: texts.phone,
  address: texts.address,
  email: texts.email,
  activities: texts.activities,
  price: texts.price,
  differenceReason: texts.differenceReason,
  bankId: texts.bank,
  account: texts.account,
  typeAccount: texts.typeAccount,
};

const TYPES = ['AHORROS', 'CORRIENTE'] as const;

/** What was done, for how much, and where to pay it. */
export function ClaimForm({ action, banks, currency, fee, children }: Props) {
  const [price, setPrice] = useState(fee);
  const { attempt, sending, form, problemOf } = useLinkForm(action);
  const agreed = fee !== null && fillText(texts.priceFee, { amount: formatMoney(fee, currency) });
  return (
    <form {...form}>
      <FormProblems attempt={attempt} labels={LABELS} />
      {children}
      <FieldBlock title={texts.payment}>
        <TextareaField
          label={texts.activities}
          name="activities"
          placeholder={texts.activitiesPlaceholder}
          required
          rows={4}
          maxLength={2000}
          error={problemOf('activities')}
        />
        <MoneyField
          label={texts.price}
          name="price"
          currency={currency}
          defaultValue={fee}
          required
          onAmount={setPrice}
          {...(agreed ? { description: agreed } : {})}
          error={problemOf('price')}
        />
        {price !== null && differsFromContract(price, fee) && (
          <TextareaField
            label={texts.differenceReason}
            name="differenceReason"
            description={fillText(texts.differenceText, { amount: formatMoney(fee ?? 0, currency) })}
            required
            rows={2}
            maxLength={500}
            error={problemOf('differenceReason')}
          />
        )}
        <SelectField
          label={texts.bank}
          name="bankId"
          options={banks}
          required
          description={texts.bankNote}
          error={problemOf('bankId')}
        />
        <AccountField label={texts.account} name="account" required error={problemOf('account')} />
        <RadioGroup
          label={texts.typeAccount}
          name="typeAccount"
          inline
          required
          options={TYPES.map((value) => ({ value, label: texts.types[value] }))}
          error={problemOf('typeAccount')}
        />
      </FieldBlock>
      <p role="status" className={styles.status}>
        {sending ? texts.generating : ''}
      </p>
      <FormActions>
        <SubmitButton untilChanged busy={sending}>
          {texts.send}
        </SubmitButton>
      </FormActions>
    </form>
  );
}
