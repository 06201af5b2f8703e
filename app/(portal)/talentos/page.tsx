import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { ClientMessages } from '@/app/_ui/client-messages';
import { readTableQuery, type SearchParams, type TableQuery } from '@/app/_ui/data-table/table-query';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { listProfiles } from '@/lib/catalogues/queries';
import { isUuid } from '@/lib/core/ids';
import { countSearch } from '@/lib/identity/limits/count-search';
import type { TalentFilter } from '@/lib/talents/queries';
import { listReviewedTalents } from '@/lib/talents/talents-in-review';
import { LIST_FILTERS, LIST_SORT, VIEW_PARAM } from './list-query';
import { toTalentCard } from './talent-card';
import { TalentList } from './talent-list';

export const metadata: Metadata = { title: 'Talentos' };

type Props = { searchParams: Promise<SearchParams> };

/** Every talent of the platform, for the administrator. */
export default async function TalentsPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const params = await searchParams;
  const query = readTableQuery(params, {
    sortable: [LIST_SORT],
    defaultSort: LIST_SORT,
    filters: LIST_FILTERS,
  });
  const after = query.after && isUuid(query.after) ? query.after : null;
  await countSearch(actor, query.search);
  const [{ talents, next }, profiles, countries, t] = await Promise.all([
    listReviewedTalents(actor, { ...filterOf(query), ...(after ? { after } : {}) }),
    listProfiles(),
    loadCountryOptions(),
    getTranslations('talents'),
  ]);
  const now = new Date();
  return (
    <ClientMessages namespaces={['talents']}>
      <PageHeader title={t('title')} />
      <TalentList
        talents={talents.map((talent) => toTalentCard(talent, now))}
        pages={{ kind: 'cursor', after, next }}
        view={params[VIEW_PARAM] === 'tabla' ? 'table' : 'grid'}
        profiles={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
        cities={countries.flatMap(({ cities }) =>
          cities.map(({ id, name }) => ({ value: String(id), label: name })),
        )}
      />
    </ClientMessages>
  );
}

const number = (text: string | undefined): number | undefined =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

function filterOf({ search, filters }: TableQuery<string, (typeof LIST_FILTERS)[number]>): TalentFilter {
  const { estado, perfil, genero, ciudad } = filters;
  const [stateId, profileId, cityId] = [number(estado), number(perfil), number(ciudad)];
  return {
    ...(search ? { search } : {}),
    ...(stateId ? { stateId } : {}),
    ...(profileId ? { profileId } : {}),
    ...(cityId ? { cityId } : {}),
    ...(genero === 'FEMENINO' || genero === 'MASCULINO' ? { gender: genero } : {}),
  };
}
