import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { listProfiles } from '@/lib/catalogues/queries';
import { countSearch } from '@/lib/identity/limits/count-search';
import { listReviewedTalents } from '@/lib/talents/talents-in-review';
import { TALENT_LIST, VIEW_PARAM } from './list-query';
import { toTalentCard } from './talent-card';
import { TalentList } from './talent-list';

export const metadata: Metadata = { title: 'Talentos' };

type Props = { searchParams: Promise<SearchParams> };

/** Every talent of the platform, for the administrator. */
export default async function TalentsPage({ searchParams }: Props) {
  const { actor } = await administratorGate();
  const params = await searchParams;
  const { filter, page, cut } = readList(TALENT_LIST, params);
  await countSearch(actor, filter.search);
  const [found, profiles, countries, t] = await Promise.all([
    listReviewedTalents(actor, { ...filter, ...page }),
    listProfiles(),
    loadCountryOptions(),
    getTranslations('talents'),
  ]);
  const { rows, pages } = cut(found);
  const now = new Date();
  return (
    <ClientMessages namespaces={['talents']}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ButtonLink variant="default" href="/talentos/fotos">
              {t('queue.open')}
            </ButtonLink>
            <ButtonLink href="/talentos/crear">{t('create')}</ButtonLink>
          </>
        }
      />
      <TalentList
        talents={rows.map((talent) => toTalentCard(talent, now))}
        pages={pages}
        view={params[VIEW_PARAM] === 'tabla' ? 'table' : 'grid'}
        profiles={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
        cities={countries.flatMap(({ cities }) =>
          cities.map(({ id, name }) => ({ value: String(id), label: name })),
        )}
      />
    </ClientMessages>
  );
}
