'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { JOURNAL_ACCOUNTS } from '@/db/values/journal-accounts';
import { KEEP_JOURNAL_ACCOUNTS } from '@/lib/finances/journal/accounts/writes';
import type { KeepJournalAccountsInput } from '@/lib/finances/journal/inputs';
import { USUAL_ACCOUNTS } from '@/lib/finances/journal/rules';

const { TextField } = fieldsOf<KeepJournalAccountsInput>();

type Props = { accounts: KeepJournalAccountsInput; mayKeep: boolean; revision: number };

/** The account of the PUC for each use. */
export function AccountsForm({ accounts, mayKeep, revision }: Props) {
  const t = useTranslations('journal');
  const form = useFormOf(KEEP_JOURNAL_ACCOUNTS, {
    values: accounts,
    revision,
    saved: t('saved'),
    again: (output) => output,
  });
  return (
    <SectionCard>
      <WriteForm
        form={form}
        save={mayKeep ? t('save') : undefined}
        {...(mayKeep ? {} : { text: t('readOnly') })}
      >
        <FormGrid>
          {JOURNAL_ACCOUNTS.map((use) => (
            <TextField
              key={use}
              name={use}
              label={t(`uses.${use}`)}
              description={t('usual', { account: USUAL_ACCOUNTS[use] })}
              hintBelow
              inputMode="numeric"
              maxLength={10}
              autoComplete="off"
              disabled={!mayKeep}
            />
          ))}
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
