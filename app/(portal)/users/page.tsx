import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import type { SearchParams } from '@/app/_ui/data-table/table-query';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { administratorGate, signedIn } from '@/app/(portal)/_shell/gate';
import { getAgency } from '@/lib/agencies/queries';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { profilePath } from '@/lib/core/paths';
import { countSearch } from '@/lib/identity/limits/count-search';
import { countPeople, listPeople } from '@/lib/people/queries';
import { InviteAdministrator } from './invite-administrator';
import { readPeopleQuery } from './list-query';
import { PersonList } from './person-list';
import { toPersonRow } from './person-row';

export const metadata: Metadata = { title: 'Usuarios' };

type Props = { searchParams: Promise<SearchParams> };

/** Everybody who can sign in, for the administrator; an agency's people are shown their own team instead. */
export default async function UsersPage({ searchParams }: Props) {
  const account = await signedIn();
  if (account.agencyId) {
    redirect(`${profilePath(account.agencyId, account.agencyName ?? '')}?seccion=equipo`);
  }
  const { actor } = await administratorGate();
  const { filter, order, page, pageSize, offset } = readPeopleQuery(await searchParams);
  await countSearch(actor, filter.search);
  const [people, total, agency, t] = await Promise.all([
    listPeople(actor, { ...filter, ...order, limit: pageSize, offset }),
    countPeople(actor, filter),
    filter.agencyId ? findAgency(actor, filter.agencyId) : null,
    getTranslations('people'),
  ]);
  return (
    <ClientMessages namespaces={['people']}>
      <PageHeader
        title={t('title')}
        subtitle={t('count', { count: total })}
        actions={
          <>
            {total > 0 && <ExportMenu path="/users/exportar" />}
            <InviteAdministrator />
          </>
        }
      />
      <PersonList
        rows={people.map(toPersonRow)}
        pages={{ kind: 'pages', page, pageSize, total }}
        agency={agency}
      />
    </ClientMessages>
  );
}

/** The agency that the address names, or null when there is none: the list is empty then. */
async function findAgency(actor: Actor, agencyId: string): Promise<{ id: string; name: string } | null> {
  try {
    const { id, name } = await getAgency(actor, agencyId);
    return { id, name };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
