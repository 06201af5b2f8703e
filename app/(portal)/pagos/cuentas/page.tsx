import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';
import { PAYOUTS_PATH } from '@/lib/core/paths';
import { getPayerNames, listPayerAccounts } from '@/lib/payouts/accounts/queries';
import { shownTaxId } from '@/lib/payouts/accounts/rules';
import { listBanks } from '@/lib/talents/own/bank-account/queries';
import styles from '../payouts.module.css';
import { AccountList } from './account-list';
import { layoutOptions } from './layout-option';

export const metadata: Metadata = { title: 'Cuentas bancarias' };

/** The accounts from which an agency, or for the administrator the platform, pays its batches. */
export default async function PayerAccountsPage() {
  const [{ actor, account }, t] = await Promise.all([portalGate(), getTranslations('payouts')]);
  if (actor.kind !== 'administrator' && !can(actor, 'reviewClaims'))
    return <NotInRole account={account} ability="reviewClaims" back={PAYOUTS_PATH} />;
  const [accounts, banks, payer] = await Promise.all([
    listPayerAccounts(actor),
    listBanks(),
    getPayerNames(actor),
  ]);
  const layouts = layoutOptions((name) => t('layout.unconfirmed', { name }));
  return (
    <ClientMessages namespaces={['payouts']}>
      <PageHeader
        title={t('accounts.pageTitle')}
        subtitle={t('accounts.subtitle')}
        breadcrumbs={[{ label: t('title'), href: PAYOUTS_PATH }]}
      />
      <div className={styles.list}>
        <AccountList
          accounts={accounts.map((row) => ({
            id: row.id,
            bankId: row.bankId,
            bank: row.bank,
            type: row.accountType,
            digits: row.accountLastDigits,
            holder: row.holder,
            taxId: shownTaxId(row.taxId),
            layout: row.layout,
            layoutName: layouts.find(({ value }) => value === row.layout)?.label ?? row.layout,
            own: row.layoutOverrides ?? {},
            isDefault: row.isDefault,
            revision: row.revision,
          }))}
          banks={banks
            .filter(({ kind }) => kind === 'BANK' || kind === 'WALLET')
            .map(({ id, name }) => ({ id, name }))}
          layouts={layouts}
          payer={{ holder: payer.payerName, taxId: payer.payerTaxId }}
        />
      </div>
    </ClientMessages>
  );
}
