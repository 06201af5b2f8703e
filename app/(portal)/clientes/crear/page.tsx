import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadCountryOptions } from '@/app/_features/places/load-country-options';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { ClientForm } from '@/app/(portal)/clientes/_form/client-form';
import { emptyClient } from '@/app/(portal)/clientes/_form/client-values';
import { listServices } from '@/lib/catalogues/queries';
import { can } from '@/lib/core/abilities';

export const metadata: Metadata = { title: 'Crear cliente' };

export default async function CreateClientPage() {
  const { actor, account } = await agencyGate();
  if (!can(actor, 'keepClients'))
    return <NotInRole account={account} ability="keepClients" back="/clientes" />;
  const [countries, services, t] = await Promise.all([
    loadCountryOptions(),
    listServices('CLIENT'),
    getTranslations('clients'),
  ]);
  return (
    <ClientMessages namespaces={['clients']}>
      <PageHeader title={t('create')} breadcrumbs={[{ label: t('title'), href: '/clientes' }]} />
      <ClientForm
        initial={emptyClient(countries)}
        countries={countries}
        services={services.map(({ id, name }) => ({ id, name }))}
        backHref="/clientes"
      />
    </ClientMessages>
  );
}
