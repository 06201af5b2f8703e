import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { type AgencyDetail, countAgencies, listAgencies } from '@/lib/agencies/queries';
import { regimeOf } from '@/lib/agencies/rules';
import { findMissingOfAgencies } from '@/lib/contracts/agency-readiness/queries';
import { formatShortDate } from '@/lib/core/dates';
import { photoUrl } from '@/lib/core/photo-url';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { AgencyList, type AgencyRow } from './agency-list';
import { AGENCY_LIST } from './list-query';

export const metadata: Metadata = { title: 'Agencias' };

type Props = { searchParams: Promise<SearchParams> };

/** All agencies, for the administrator. */
export default async function AgenciesPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(AGENCY_LIST, await searchParams);
  await countSearch(actor, filter.search);
  const [found, total, t] = await Promise.all([
    listAgencies(actor, { ...filter, ...page }),
    countAgencies(actor, filter),
    getTranslations('agencies'),
  ]);
  const { rows, pages } = cut(found);
  const missing = await findMissingOfAgencies(
    actor,
    rows.map(({ id }) => id),
  );
  return (
    <ClientMessages namespaces={['agencies']}>
      <PageHeader
        title={t('title')}
        subtitle={t('count', { count: total })}
        actions={
          <>
            {total > 0 && <ExportMenu path={AGENCY_LIST.path} />}
            <ButtonLink variant="default" href="/users">
              {t('people')}
            </ButtonLink>
          </>
        }
      />
      <AgencyList rows={rows.map((agency) => toRow(agency, missing.get(agency.id) ?? []))} pages={pages} />
    </ClientMessages>
  );
}

const toRow = (agency: AgencyDetail, missing: AgencyRow['missing']): AgencyRow => ({
  id: agency.id,
  name: agency.name,
  logoUrl: agency.logoFileId ? photoUrl(agency.logoFileId, 96) : null,
  owner: agency.ownerName,
  city: agency.cityName,
  regime: regimeOf(agency),
  people: agency.people,
  access: agency.lastAccessAt && formatShortDate(agency.lastAccessAt, DEFAULT_TIME_ZONE),
  stateId: agency.stateId,
  missing,
});
