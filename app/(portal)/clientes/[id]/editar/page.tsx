import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { ClientForm } from '@/app/(portal)/clientes/_form/client-form';
import { clientValues } from '@/app/(portal)/clientes/_form/client-values';
import { listServices } from '@/lib/catalogues/queries';
import { getClient } from '@/lib/clients/queries';
import { findClientServices } from '@/lib/clients/services/queries';
import { can } from '@/lib/core/abilities';

export const metadata: Metadata = { title: 'Editar cliente' };

type Props = { params: Promise<{ id: string }> };

export default pageOrNotFound(PortalNotFound, async function EditClientPage({ params }: Props) {
  const { id } = await params;
  const { actor, account } = await agencyGate();
  const client = await readOrNotFound(() => getClient(actor, id));
  if (!can(actor, 'keepClients')) {
    return <NotInRole account={account} ability="keepClients" back={`/clientes/${id}`} />;
  }
  const [countries, services, asked, t] = await Promise.all([
    loadCountryOptions(),
    listServices('CLIENT'),
    findClientServices(actor, [client.id]),
    getTranslations('clients'),
  ]);
  const initial = clientValues(
    client,
    asked.map((service) => service.id),
  );
  return (
    <ClientMessages namespaces={['clients']}>
      <PageHeader
        title={t('edit')}
        breadcrumbs={[
          { label: t('title'), href: '/clientes' },
          { label: client.name, href: `/clientes/${id}` },
        ]}
      />
      <ClientForm
        id={id}
        initial={initial}
        revision={client.revision}
        countries={countries}
        services={services.map((service) => ({ id: service.id, name: service.name }))}
        backHref={`/clientes/${id}`}
      />
    </ClientMessages>
  );
});
