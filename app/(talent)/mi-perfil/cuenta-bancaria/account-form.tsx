'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { fieldsOf, optionsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { ACCOUNT_TYPES } from '@/db/values/bank-accounts';
import { LONGEST_KEY } from '@/lib/core/breb-key';
import type { KeepBankAccountInput } from '@/lib/talents/own/bank-account/inputs';
import { KEEP_BANK_ACCOUNT, REMOVE_BANK_ACCOUNT } from '@/lib/talents/own/bank-account/writes';

const { TextField, TextareaField, SelectField } = fieldsOf<KeepBankAccountInput>();

const MOST_DIGITS = 20;

type Props = {
  banks: readonly { readonly id: number; readonly name: string }[];
  initial: Partial<KeepBankAccountInput>;
  revision: number;
  /** Where a change is told. */
  email: string;
  isKept: boolean;
  /** Where to go once it is saved; null to stay. */
  back: string | null;
};

/** Where a talent is paid, and with what its claims begin. */
export function AccountForm({ banks, initial, revision, email, isKept, back }: Props) {
  const t = useTranslations('place.bankAccount');
  const router = useRouter();
  const confirm = useConfirm();
  const removing = useAction(REMOVE_BANK_ACCOUNT);
  const form = useFormOf(KEEP_BANK_ACCOUNT, {
    sends: (input) => ({ ...input, activities: input.activities ?? '' }),
    values: initial,
    revision,
    saved: t('saved'),
    onSaved: () => back && router.push(back),
    again: (output) => output,
  });
  const isKey = form.watch('typeAccount') === 'LLAVE';
  const askToRemove = () =>
    confirm({
      title: t('removeTitle'),
      message: t('removeText'),
      confirmLabel: t('remove'),
      tone: 'danger',
      onConfirm: () => removing.confirmed({}, t('removed')),
    });
  return (
    <SectionCard
      title={t('account')}
      actions={
        isKept && (
          <Button variant="subtle" color="red" size="xs" onClick={() => void askToRemove()}>
            {t('remove')}
          </Button>
        )
      }
    >
      <WriteForm form={form} save={t('save')} cancel={back ?? undefined} note={t('tellsYou', { email })}>
        <FormGrid>
          <SelectField name="bankId" label={t('bank')} data={optionsOf(banks)} withAsterisk />
          <SelectField
            name="typeAccount"
            label={t('typeAccount')}
            data={ACCOUNT_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
            withAsterisk
          />
          <TextField
            name="account"
            label={t(isKey ? 'key' : 'number')}
            description={t(isKey ? 'keyHint' : 'numberHint')}
            hintBelow
            inputMode={isKey ? 'email' : 'numeric'}
            maxLength={isKey ? LONGEST_KEY : MOST_DIGITS}
            autoComplete="off"
            withAsterisk
          />
          <TextField name="holder" label={t('holder')} maxLength={120} autoComplete="off" withAsterisk />
          <TextareaField
            name="activities"
            label={t('activities')}
            description={t('activitiesHint')}
            hintBelow
            maxLength={2000}
            wide
          />
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
