import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { UnderReviewNotice } from '@/app/(portal)/_roles/under-review';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { findOwnCalls } from '@/lib/convocatories/own-calls/queries';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { countSearch } from '@/lib/identity/limits/count-search';
import { listTalents, type TalentSummary } from '@/lib/talents/queries';
import { listSavedSearches } from '@/lib/talents/saved-searches/queries';
import { datesOf, type TalentFilter } from '@/lib/talents/search/conditions';
import { listReviewedTalents } from '@/lib/talents/talents-in-review';
import { SavedSearchBar } from './busquedas/saved-search-bar';
import { searchAddress } from './busquedas/search-address';
import { TALENT_LIST, VIEW_PARAM } from './list-query';
import { loadChoices } from './load-choices';
import { type TalentCard, toTalentCard } from './talent-card';
import { TalentList } from './talent-list';

export const metadata: Metadata = { title: 'Talentos' };

type Props = { searchParams: Promise<SearchParams> };

/** Talents to find: all for the administrator, for an agency whom it may call. */
export default async function TalentsPage({ searchParams }: Props) {
  const { actor, account } = await portalGate();
  const params = await searchParams;
  const { filter, page, cut } = readList(TALENT_LIST, params);
  await countSearch(actor, filter.search);
  const administrator = actor.kind === 'administrator';
  const asked = { ...filter, ...page };
  const [{ rows, cards, pages }, choices, searches, t, invitations] = await Promise.all([
    administrator ? readReviewed(actor, asked, cut) : readOffered(actor, asked, cut),
    loadChoices(actor),
    listSavedSearches(actor),
    getTranslations('talents'),
    getTranslations('talentInvitations'),
  ]);
  return (
    <ClientMessages namespaces={['talents', 'savedSearches']}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <SavedSearchBar
              searches={searches.map(({ id, name, filters }) => ({
                id,
                name,
                address: searchAddress(filters),
              }))}
              current={searchAddress(filter)}
              filters={Object.keys(filter).length > 0 ? filter : null}
              role={administrator ? 'administrator' : 'agency'}
            />
            {rows > 0 && <ExportMenu path={TALENT_LIST.path} />}
            {can(actor, 'callTalents') && (
              <ButtonLink href="/talentos/invitaciones">{invitations('title')}</ButtonLink>
            )}
            {administrator && (
              <>
                <ButtonLink variant="default" href="/talentos/fotos">
                  {t('queue.open')}
                </ButtonLink>
                <ButtonLink href="/talentos/crear">{t('create')}</ButtonLink>
              </>
            )}
          </>
        }
      />
      <UnderReviewNotice account={account} />
      <TalentList
        talents={cards}
        pages={pages}
        view={params[VIEW_PARAM] === 'tabla' ? 'table' : 'grid'}
        choices={choices}
        role={administrator ? 'administrator' : 'agency'}
        mayCall={can(actor, 'callTalents')}
      />
    </ClientMessages>
  );
}

type Asked = Partial<TalentFilter> & ListPage;
type Cut = ReturnType<typeof readList>['cut'];
type Shown = { rows: number; cards: TalentCard[]; pages: ReturnType<Cut>['pages'] };

async function readReviewed(actor: Actor, asked: Asked, cut: Cut): Promise<Shown> {
  const { rows, pages } = cut(await listReviewedTalents(actor, asked));
  const now = new Date();
  const cards = rows.map((talent) => toTalentCard(talent, now, { pendingPhotos: talent.pendingPhotos }));
  return { rows: rows.length, cards, pages };
}

async function readOffered(actor: Actor, asked: Asked, cut: Cut): Promise<Shown> {
  const { rows, pages } = cut<TalentSummary>(await listTalents(actor, asked));
  const dates = datesOf(asked);
  const calls = dates
    ? await findOwnCalls(
        actor,
        rows.map(({ id }) => id),
        dates,
      )
    : null;
  const now = new Date();
  const cards = rows.map((talent) => toTalentCard(talent, now, { calledFor: calls?.get(talent.id) }));
  return { rows: rows.length, cards, pages };
}
