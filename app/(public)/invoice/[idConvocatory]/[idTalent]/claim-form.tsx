'use client';

import { type ReactNode, useState } from 'react';
import { FieldBlock } from '@/app/_ui/public/form';
import { MoneyField } from '@/app/_ui/public/money-field';
import { RadioGroup } from '@/app/_ui/public/radio-group';
import type { Option } from '@/app/_ui/public/select-field';
import { TextField } from '@/app/_ui/public/text-field';
import { TextareaField } from '@/app/_ui/public/textarea-field';
import type { ReturnedClaim } from '@/lib/claims/claim-page';
import { differsFromContract } from '@/lib/claims/rules';
import { formatMoney } from '@/lib/core/money';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/claim.json';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import type { FormAnswer } from '../../../_link-forms/form-answer';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';
import { AccountFields, type KeptAccount } from './account-fields';
import styles from './claim.module.css';
import { WithholdingNote } from './withholding-note';

type Props = {
  action: (data: FormData) => Promise<FormAnswer>;
  banks: readonly Option[];
  currency: string;
  /** Gross, of the signed contract, in minor units. */
  fee: number | null;
  /** What that contract says was done. */
  activities: string | null;
  /** Where the talent is paid by what it has on file. */
  account: KeptAccount | null;
  /** What is corrected: the form begins with it. */
  returned: ReturnedClaim | null;
  /** Where it keeps that, with the way back. */
  ownAccount: string;
  /** What would be withheld from what the form begins with; null where it begins with nothing. */
  withholding: PaymentWithholding | null;
  /** Its statement of art. 383 ET that the form begins with; null where it made none. */
  hiresWorkers: boolean | null;
  /** It charges IVA: its invoice is asked. */
  chargesIva: boolean;
  estimate: (price: number, hiresWorkers: boolean | null) => Promise<PaymentWithholding | null>;
  taxData: string;
  /** What is read before. */
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
  hiresWorkers: texts.hiresWorkers.label,
  invoiceNumber: texts.invoice.number,
  invoiceDate: texts.invoice.date,
  invoiceCufe: texts.invoice.cufe,
  bankId: texts.bank,
  account: texts.account,
  typeAccount: texts.typeAccount,
};

const HIRES = [
  { value: 'no', label: texts.hiresWorkers.no },
  { value: 'si', label: texts.hiresWorkers.yes },
];

/** What was done, for how much, and where to pay it. */
export function ClaimForm({ action, banks, currency, fee, account, returned, children, ...props }: Props) {
  const first = returned?.price ?? fee;
  const [price, setPrice] = useState(first);
  const [hiresWorkers, setHiresWorkers] = useState(props.hiresWorkers);
  const kit = useLinkForm(action, LABELS);
  const { field } = kit;
  const activities = returned?.activities ?? account?.activities ?? props.activities;
  const agreed = fee !== null && fillText(texts.priceFee, { amount: formatMoney(fee, currency) });
  return (
    // With activities and an account on file nothing may be left to change.
    <LinkForm
      kit={kit}
      submit={returned ? texts.sendAgain : texts.send}
      button={{ untilChanged: !(account && activities) && !returned }}
    >
      {children}
      <FieldBlock title={texts.payment}>
        <TextareaField
          {...field('activities')}
          placeholder={texts.activitiesPlaceholder}
          required
          rows={4}
          maxLength={2000}
          defaultValue={activities ?? ''}
        />
        <MoneyField
          {...field('price')}
          currency={currency}
          defaultValue={first}
          required
          onAmount={setPrice}
          {...(agreed ? { description: agreed } : {})}
        />
        {price !== null && differsFromContract(price, fee) && (
          <TextareaField
            {...field('differenceReason')}
            description={fillText(texts.differenceText, { amount: formatMoney(fee ?? 0, currency) })}
            required
            rows={2}
            maxLength={500}
            defaultValue={returned?.differenceReason ?? ''}
          />
        )}
        {props.chargesIva && (
          <>
            <TextField
              {...field('invoiceNumber')}
              description={texts.invoice.text}
              required
              maxLength={30}
              defaultValue={returned?.invoice?.number ?? ''}
            />
            <TextField
              {...field('invoiceDate')}
              type="date"
              required
              defaultValue={returned?.invoice?.date ?? ''}
            />
            <TextField
              {...field('invoiceCufe')}
              description={texts.invoice.cufeText}
              required
              maxLength={96}
              defaultValue={returned?.invoice?.cufe ?? ''}
            />
          </>
        )}
        <RadioGroup
          {...field('hiresWorkers')}
          description={texts.hiresWorkers.text}
          options={HIRES}
          defaultValue={props.hiresWorkers === null ? undefined : props.hiresWorkers ? 'si' : 'no'}
          onChange={(value) => setHiresWorkers(value === 'si')}
        />
        <WithholdingNote
          currency={currency}
          price={price}
          hiresWorkers={hiresWorkers}
          first={
            first !== null && props.withholding
              ? { price: first, hiresWorkers: props.hiresWorkers, withholding: props.withholding }
              : null
          }
          estimate={props.estimate}
          taxData={props.taxData}
        />
        <AccountFields kit={kit} banks={banks} kept={account} sent={returned} ownAccount={props.ownAccount} />
      </FieldBlock>
      <p role="status" className={styles.status}>
        {kit.sending ? texts.generating : ''}
      </p>
    </LinkForm>
  );
}
