import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import type { SearchParams } from '@/app/_ui/data-table/table-query';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { countAgencies, listAgencies } from '@/lib/agencies/queries';
import { findMissingOfAgencies } from '@/lib/contracts/agency-readiness/queries';
import { countSearch } from '@/lib/identity/limits/count-search';
import { AgencyList } from './agency-list';
import { toAgencyRow } from './agency-row';
import { readAgencyQuery } from './list-query';

export const metadata: Metadata = { title: 'Agencias' };

type Props = { searchParams: Promise<SearchParams> };

/** All agencies, for the administrator. */
export default async function AgenciesPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, order, page, pageSize, offset } = readAgencyQuery(await searchParams);
  await countSearch(actor, filter.search);
  const [agencies, total, t] = await Promise.all([
    listAgencies(actor, { ...filter, ...order, limit: pageSize, offset }),
    countAgencies(actor, filter),
    getTranslations('agencies'),
  ]);
  const missing = await findMissingOfAgencies(
    actor,
    agencies.map(({ id }) => id),
  );
  return (
    <ClientMessages namespaces={['agencies']}>
      <PageHeader
        title={t('title')}
        subtitle={t('count', { count: total })}
        actions={
          <>
            {total > 0 && <ExportMenu path="/agencias/exportar" />}
            <ButtonLink variant="default" href="/users">
              {t('people')}
            </ButtonLink>
          </>
        }
      />
      <AgencyList
        rows={agencies.map((agency) => toAgencyRow(agency, missing.get(agency.id) ?? []))}
        pages={{ kind: 'pages', page, pageSize, total }}
      />
    </ClientMessages>
  );
}
