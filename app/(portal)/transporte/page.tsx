import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { Notice } from '@/app/_ui/feedback/notice';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { countSearch } from '@/lib/identity/limits/count-search';
import { countCoverage, listCoverage } from '@/lib/rides/coverage/offered';
import { listProviderHealth } from '@/lib/rides/health/queries';
import { CoverageDialog } from './ciudades/coverage-dialog';
import { CoverageList } from './ciudades/coverage-list';
import { toCoverageRow } from './ciudades/coverage-row';
import { COVERAGE_LIST } from './ciudades/list-query';
import { loadForm } from './ciudades/load-form';
import { instantText } from './instant-text';
import { ProviderCard } from './provider-card';
import { RideTabs } from './ride-tabs';
import styles from './transporte.module.css';

export const metadata: Metadata = { title: 'Transporte' };

type Props = { searchParams: Promise<SearchParams> };

/** The providers of rides and how each is doing, and in which cities and for how much, for the administrator. */
export default async function RideOfficePage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(COVERAGE_LIST, await searchParams);
  await countSearch(actor, filter.search);
  const [providers, found, total, choices, t] = await Promise.all([
    listProviderHealth(actor),
    listCoverage(actor, { ...filter, ...page }),
    countCoverage(actor, filter),
    loadForm(),
    getTranslations('rideOffice'),
  ]);
  const { rows, pages } = cut(found);
  return (
    <ClientMessages namespaces={['rideOffice.providers', 'rideOffice.cities', 'ride']}>
      <PageHeader
        title={t('title')}
        subtitle={t('cities.count', { count: total })}
        actions={<CoverageDialog {...choices} />}
      />
      <div className={styles.page}>
        <RideTabs current="cities" />
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
        <CoverageList rows={rows.map(toCoverageRow)} pages={pages} />
      </div>
    </ClientMessages>
  );
}
