import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';
import { JOURNAL_PATH } from '@/lib/core/paths';
import { readAccounts } from '@/lib/finances/journal/accounts/keep-accounts';
import { AccountsForm } from './accounts-form';

export const metadata: Metadata = { title: 'Cuentas del libro diario' };

/** By which accounts the agency's accountant books. */
export default async function JournalAccountsPage() {
  const { actor } = await agencyGate();
  const [{ accounts, revision }, t] = await Promise.all([readAccounts(actor), getTranslations('journal')]);
  return (
    <ClientMessages namespaces={['journal']}>
      <PageHeader
        title={t('accountsTitle')}
        subtitle={t('accountsText')}
        breadcrumbs={[{ label: t('title'), href: JOURNAL_PATH }]}
      />
      <AccountsForm accounts={accounts} revision={revision} mayKeep={can(actor, 'reviewClaims')} />
    </ClientMessages>
  );
}
