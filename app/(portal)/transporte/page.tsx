import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { Notice } from '@/app/_ui/feedback/notice';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { listProviderHealth } from '@/lib/rides/health/queries';
import { instantText } from './instant-text';
import { ProviderCard } from './provider-card';
import { RideTabs } from './ride-tabs';
import styles from './transporte.module.css';

export const metadata: Metadata = { title: 'Transporte' };

/** The providers of rides and how each is doing, for the administrator. */
export default async function RideProvidersPage() {
  const { actor } = await administratorGate();
  const [providers, t] = await Promise.all([listProviderHealth(actor), getTranslations('rideOffice')]);
  return (
    <ClientMessages namespaces={['rideOffice.providers']}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={styles.page}>
        <RideTabs current="providers" />
        {providers.map(
          ({ platform, name, state, downSince }) =>
            state === 'DOWN' &&
            downSince && (
              <Notice
                key={platform}
                title={t('providers.downTitle', { name, since: instantText(downSince) })}
              >
                {t('providers.downText')}
              </Notice>
            ),
        )}
        {providers.map((provider) => (
          <ProviderCard key={provider.platform} provider={provider} />
        ))}
      </div>
    </ClientMessages>
  );
}
