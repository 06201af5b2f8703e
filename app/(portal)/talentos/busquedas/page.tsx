import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';
import { listSavedSearches } from '@/lib/talents/saved-searches/queries';
import { loadChoices } from '../load-choices';
import { inAddress, searchAddress } from './search-address';
import { SearchList } from './search-list';

export const metadata: Metadata = { title: 'Búsquedas guardadas' };

/** The searches that the reader saved, and those that others share with it. */
export default async function SavedSearchesPage() {
  const { actor } = await portalGate();
  const [searches, choices, t] = await Promise.all([
    listSavedSearches(actor),
    loadChoices(actor),
    getTranslations('savedSearches'),
  ]);
  const administrator = actor.kind === 'administrator';
  return (
    <ClientMessages namespaces={['savedSearches', 'talents']}>
      <PageHeader
        title={t('title')}
        breadcrumbs={[{ label: t('back'), href: '/talentos' }]}
        subtitle={t(administrator ? 'subtitleAdministrator' : 'subtitle')}
      />
      <SearchList
        searches={searches.map(({ filters, ...search }) => ({
          ...search,
          address: searchAddress(filters),
          filters: Object.fromEntries(
            Object.entries(inAddress(filters)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
          ),
        }))}
        choices={choices}
        role={administrator ? 'administrator' : 'agency'}
        mayDeleteShared={can(actor, 'keepTeam')}
      />
    </ClientMessages>
  );
}
