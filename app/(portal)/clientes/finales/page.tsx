import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { listFinalClients } from '@/lib/clients/final-clients/queries';
import { can } from '@/lib/core/abilities';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { FinalClients } from '../_final-clients/final-clients';

export const metadata: Metadata = { title: 'Clientes finales' };

/** The brands of all clients of an agency. */
export default async function FinalClientsPage() {
  const { actor } = await agencyGate();
  const [finalClients, t] = await Promise.all([
    listFinalClients(actor, undefined, { limit: LONGEST_PAGE }),
    getTranslations('clients'),
  ]);
  return (
    <ClientMessages namespaces={['clients.finalClients']}>
      <PageHeader
        title={t('finalClients.title')}
        breadcrumbs={[{ label: t('title'), href: '/clientes' }]}
        subtitle={t('finalClients.subtitle')}
      />
      <FinalClients
        finalClients={finalClients.map(({ id, name, logoFileId, clientId, clientName, revision }) => ({
          ...{ id, name, logoFileId, clientId, clientName, revision },
        }))}
        mayEdit={can(actor, 'keepClients')}
      />
    </ClientMessages>
  );
}
