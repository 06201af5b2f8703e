import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadCityOptions } from '@/app/_features/places/load-city-options';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { listClients } from '@/lib/clients/queries';
import { can } from '@/lib/core/abilities';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { CreateEventForm } from './create-event-form';

export const metadata: Metadata = { title: 'Crear evento' };

type Props = { searchParams: Promise<SearchParams> };

/** An event without a quotation; `?cliente=` is for whom. */
export default async function CreateEventPage({ searchParams }: Props) {
  const { actor, account } = await agencyGate();
  if (!can(actor, 'runEvents')) return <NotInRole account={account} ability="runEvents" back="/eventos" />;
  const [params, cities, clients, t] = await Promise.all([
    searchParams,
    loadCityOptions(),
    listClients(actor, { limit: LONGEST_PAGE }),
    getTranslations('events'),
  ]);
  const asked = paramOf(params, 'cliente');
  const client = clients.find(({ id }) => id === asked);
  return (
    <ClientMessages namespaces={['events.edit', 'events.create']}>
      <PageHeader
        title={t('create.title')}
        subtitle={t('create.hint')}
        breadcrumbs={[{ label: t('list.title'), href: '/eventos' }]}
      />
      <CreateEventForm
        cities={cities}
        clients={clients.map(({ id, name }) => ({ value: id, label: name }))}
        clientId={client?.id ?? null}
        cityId={client?.cityId ?? null}
        backHref={client ? `/clientes/${client.id}` : '/eventos'}
      />
    </ClientMessages>
  );
}
