'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { RowButton } from '@/app/_ui/list/row-button';
import { ARCHIVE_PAYER_ACCOUNT, SET_DEFAULT_PAYER_ACCOUNT } from '@/lib/payouts/accounts/writes';
import styles from '../payouts.module.css';
import type { AccountRow } from './account-row';
import type { LayoutOption } from './layout-option';

const AddAccountForm = later(() => import('./add-account-form'));
const ChangeAccountForm = later(() => import('./change-account-form'));

type Props = {
  accounts: readonly AccountRow[];
  banks: readonly { readonly id: number; readonly name: string }[];
  layouts: readonly LayoutOption[];
  payer: { readonly holder: string; readonly taxId: string };
};

/** The accounts from which batches are paid, and what can be done with each. */
export function AccountList({ accounts, banks, layouts, payer }: Props) {
  const t = useTranslations('payouts.accounts');
  const [changed, change] = useState<AccountRow | null>(null);
  const add = (
    <FormDialog label={t('add')} title={t('addTitle')} size="lg">
      {(close) => <AddAccountForm banks={banks} layouts={layouts} payer={payer} onDone={close} />}
    </FormDialog>
  );
  if (accounts.length === 0) {
    return (
      <SectionCard>
        <EmptyState title={t('none')} text={t('noneText')} action={add} />
      </SectionCard>
    );
  }
  return (
    <SectionCard flush title={t('listTitle')} actions={add}>
      <RowList
        label={t('listTitle')}
        items={accounts.map((account) => ({
          id: account.id,
          title: t('title', { bank: account.bank, digits: account.digits }),
          detail: [
            t(`types.${account.type}`),
            account.holder,
            t('nit', { taxId: account.taxId }),
            account.layoutName,
            Object.entries(account.own)
              .map(([key, value]) => `${nameOf(layouts, account.layout, key)}: ${value}`)
              .join(', '),
          ],
          trailing: <AccountActions account={account} change={() => change(account)} />,
        }))}
      />
      <Modal opened={changed !== null} onClose={() => change(null)} title={t('changeTitle')} size="lg">
        {changed && <ChangeAccountForm account={changed} layouts={layouts} onDone={() => change(null)} />}
      </Modal>
    </SectionCard>
  );
}

const nameOf = (layouts: readonly LayoutOption[], layout: string, key: string): string =>
  layouts.find(({ value }) => value === layout)?.ownFields.find((field) => field.key === key)?.name ?? key;

function AccountActions({ account, change }: { account: AccountRow; change: () => void }) {
  const t = useTranslations('payouts.accounts');
  const confirm = useConfirm();
  const choosing = useAction(SET_DEFAULT_PAYER_ACCOUNT);
  const archiving = useAction(ARCHIVE_PAYER_ACCOUNT);
  const { id, isDefault } = account;
  const name = t('title', { bank: account.bank, digits: account.digits });
  const archive = () =>
    confirm({
      title: t('archiveTitle'),
      message: t('archiveText', { name }),
      confirmLabel: t('archive'),
      tone: 'danger',
      onConfirm: () => archiving.confirmed({ id }, t('archived')),
    });
  return (
    <span className={styles.rows}>
      {isDefault ? (
        <SoftBadge tone="green">{t('usualOne')}</SoftBadge>
      ) : (
        <RowButton
          aria-label={t('makeUsualOf', { name })}
          pending={choosing.pending}
          onClick={() => choosing.press({ id }, t('madeUsual'))}
        >
          {t('makeUsual')}
        </RowButton>
      )}
      <RowButton aria-label={t('changeOf', { name })} onClick={change}>
        {t('change')}
      </RowButton>
      <RowButton aria-label={t('archiveOf', { name })} onClick={() => void archive()}>
        {t('archive')}
      </RowButton>
    </span>
  );
}
