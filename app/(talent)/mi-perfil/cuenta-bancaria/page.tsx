import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { fullName } from '@/lib/core/full-name';
import { wayBack } from '@/lib/identity/rules';
import { getBankAccount, listBanks } from '@/lib/talents/own/bank-account/queries';
import { loadOwnProfile } from '../_work/load-own-profile';
import { AccountForm } from './account-form';

export const metadata: Metadata = { title: 'Cuenta bancaria' };

type Props = { searchParams: Promise<{ volver?: string | string[] }> };

/** Where a talent is paid; with `volver` one comes back to the claim that asked for it. */
export default async function BankAccountPage({ searchParams }: Props) {
  const [{ actor, talent }, { volver }] = await Promise.all([talentGate(), searchParams]);
  const [account, banks, { detail }, t] = await Promise.all([
    getBankAccount(actor),
    listBanks(),
    loadOwnProfile(actor),
    getTranslations('place.bankAccount'),
  ]);
  const { name, lastname } = detail.talent;
  return (
    <ClientMessages namespaces={['place.bankAccount']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <AccountForm
        key={account ? 'kept' : 'none'}
        banks={banks}
        email={talent.email}
        isKept={account !== null}
        revision={account?.revision ?? 0}
        back={wayBack(volver)}
        initial={{
          ...(account ? { bankId: account.bankId, typeAccount: account.typeAccount } : {}),
          account: account?.account ?? '',
          holder: account?.holder ?? fullName({ name, lastname }),
          activities: account?.activities ?? '',
        }}
      />
    </ClientMessages>
  );
}
