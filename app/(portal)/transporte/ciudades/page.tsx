import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { countSearch } from '@/lib/identity/limits/count-search';
import { countCoverage, listCoverage } from '@/lib/rides/coverage/offered';
import { RideTabs } from '../ride-tabs';
import styles from '../transporte.module.css';
import { CoverageDialog } from './coverage-dialog';
import { CoverageList } from './coverage-list';
import { toCoverageRow } from './coverage-row';
import { COVERAGE_LIST } from './list-query';
import { loadForm } from './load-form';

export const metadata: Metadata = { title: 'Ciudades con transporte' };

type Props = { searchParams: Promise<SearchParams> };

/** Where rides are offered, for the administrator. */
export default async function RideCitiesPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(COVERAGE_LIST, await searchParams);
  await countSearch(actor, filter.search);
  const [found, total, choices, t] = await Promise.all([
    listCoverage(actor, { ...filter, ...page }),
    countCoverage(actor, filter),
    loadForm(),
    getTranslations('rideOffice'),
  ]);
  const { rows, pages } = cut(found);
  return (
    <ClientMessages namespaces={['rideOffice.cities', 'ride']}>
      <PageHeader
        title={t('title')}
        subtitle={t('cities.count', { count: total })}
        actions={<CoverageDialog {...choices} row={null} />}
      />
      <div className={styles.page}>
        <RideTabs current="cities" />
        <CoverageList rows={rows.map(toCoverageRow)} pages={pages} />
      </div>
    </ClientMessages>
  );
}
