import '@/lib/root/imports';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ImportStart } from '@/app/_features/imports/import-start';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { can } from '@/lib/core/abilities';

export const metadata: Metadata = { title: 'Importar clientes' };

/** Where an agency brings its client book by a file, and finds its latest ones. */
export default async function ImportClientsPage() {
  const { actor, account } = await agencyGate();
  if (!can(actor, 'keepClients'))
    return <NotInRole account={account} ability="keepClients" back="/clientes" />;
  const [t, tClients] = await Promise.all([getTranslations('imports'), getTranslations('clients')]);
  return (
    <>
      <PageHeader
        title={t('CLIENTS.title')}
        subtitle={t('CLIENTS.subtitle')}
        breadcrumbs={[{ label: tClients('title'), href: '/clientes' }]}
      />
      <ImportStart actor={actor} kind="CLIENTS" path="/clientes/importar" />
    </>
  );
}
