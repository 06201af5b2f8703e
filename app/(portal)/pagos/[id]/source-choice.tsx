'use client';

import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import text from '@/app/_ui/theme/text.module.css';
import { PAYER_ACCOUNTS_PATH } from '@/lib/core/paths';
import { SET_ACCOUNT } from '@/lib/payouts/writes';
import styles from '../payouts.module.css';

export type SourceOption = { readonly value: string; readonly label: string };

type Props = { batchId: string; accountId: string | null; accounts: readonly SourceOption[] };

const NONE = 'none';

/** From which account a batch is paid, while it has no file. */
export function SourceChoice({ batchId, accountId, accounts }: Props) {
  const t = useTranslations('payouts.source');
  const choosing = useAction(SET_ACCOUNT);
  if (accounts.length === 0) {
    return (
      <div className={styles.buttons}>
        <span className={text.note}>{t('missing')}</span>
        <ButtonLink variant="default" size="xs" href={PAYER_ACCOUNTS_PATH}>
          {t('add')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.layout}>
      <SelectInput
        label={t('label')}
        description={t('hint')}
        data={[...accounts, { value: NONE, label: t('none') }]}
        value={accountId ?? NONE}
        allowDeselect={false}
        disabled={choosing.pending}
        onChange={(chosen) => {
          const next = chosen === NONE ? null : chosen;
          if (next !== accountId) void choosing.press({ id: batchId, accountId: next }, t('done'));
        }}
      />
    </div>
  );
}
