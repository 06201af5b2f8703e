import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate, portalGate } from '@/app/(portal)/_shell/gate';
import { getAgency } from '@/lib/agencies/queries';
import type { Actor } from '@/lib/core/actor';
import { formatShortDate } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { fullName } from '@/lib/core/full-name';
import { profilePath } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { countSearch } from '@/lib/identity/limits/count-search';
import { countPeople, listPeople, type Person } from '@/lib/people/queries';
import { InviteAdministrator } from './invite-administrator';
import { PERSON_LIST } from './list-query';
import { PersonList, type PersonRow } from './person-list';

export const metadata: Metadata = { title: 'Usuarios' };

type Props = { searchParams: Promise<SearchParams> };

/** Everybody who can sign in, for the administrator; an agency's people are shown their own team instead. */
export default async function UsersPage({ searchParams }: Props) {
  const { account } = await portalGate();
  if (account.agencyId) {
    redirect(`${profilePath(account.agencyId, account.agencyName ?? '')}?seccion=equipo`);
  }
  const { actor } = await administratorGate();
  const { filter, page, cut } = readList(PERSON_LIST, await searchParams);
  await countSearch(actor, filter.search);
  const [found, total, agency, t] = await Promise.all([
    listPeople(actor, { ...filter, ...page }),
    countPeople(actor, filter),
    filter.agencyId ? findAgency(actor, filter.agencyId) : null,
    getTranslations('people'),
  ]);
  const { rows, pages } = cut(found);
  return (
    <ClientMessages namespaces={['people']}>
      <PageHeader
        title={t('title')}
        subtitle={t('count', { count: total })}
        actions={
          <>
            {total > 0 && <ExportMenu path={PERSON_LIST.path} />}
            <InviteAdministrator />
          </>
        }
      />
      <PersonList rows={rows.map(toRow)} pages={pages} agency={agency} />
    </ClientMessages>
  );
}

const toRow = (person: Person): PersonRow => ({
  id: person.id,
  name: fullName(person),
  email: person.email,
  role: person.role,
  agency: person.agencyId ? { id: person.agencyId, name: person.agencyName ?? '' } : null,
  access: person.lastAccessAt && formatShortDate(person.lastAccessAt, DEFAULT_TIME_ZONE),
  stateId: person.stateId,
});

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
