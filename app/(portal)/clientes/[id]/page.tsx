import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { listActivity } from '@/lib/agencies/activity/queries';
import { getClientOverview } from '@/lib/clients/client-overview';
import { type ClientContact, findClientContacts } from '@/lib/clients/contacts/queries';
import { listFinalClients } from '@/lib/clients/final-clients/queries';
import { findMergedInto } from '@/lib/clients/merging/find-merged';
import { listClientNotes } from '@/lib/clients/notes/queries';
import { findClientServices } from '@/lib/clients/services/queries';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { LONGEST_PAGE, sumOfCounts } from '@/lib/core/list-page';
import { statementPath } from '@/lib/core/paths';
import { CLIENT } from '@/lib/core/states';
import { countEvents, listEvents } from '@/lib/events/queries';
import { getClientDebts } from '@/lib/finances/statement/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { totalsByStatus } from '@/lib/quotations/listing/queries';
import { listQuotations } from '@/lib/quotations/queries';
import { FinalClients } from '../_final-clients/final-clients';
import { ClientContacts } from './_contacts/client-contacts';
import { ClientNotes } from './_notes/client-notes';
import { ClientData, ClientProducer, ClientTaxes } from './client-cards';
import { ClientFigures } from './client-figures';
import styles from './client-page.module.css';
import { ClientEvents, ClientQuotations } from './client-work';
import { RemoveClient } from './remove-client';

type Props = { params: Promise<{ id: string }> };

const ROWS = 8;

const readClient = cache(async (id: string) => {
  const { actor } = await agencyGate();
  return readOrNotFound(() => getClientOverview(actor, id).catch((error) => orMerged(error, actor, id)));
});

/** The address of one that was merged leads to the client that stayed. */
async function orMerged(error: unknown, actor: Actor, id: string): Promise<never> {
  const into = await findMergedInto(actor, id);
  if (into) redirect(`/clientes/${into}`);
  throw error;
}

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  return { title: (await readClient((await params).id)).name };
});

/** A client: how much it buys, whom to call, what was quoted and what became of it. */
export default pageOrNotFound(PortalNotFound, async function ClientPage({ params }: Props) {
  const { id } = await params;
  const { actor } = await agencyGate();
  const client = await readClient(id);
  const [quotations, states, events, eventCount, finalClients, services, contacts, notes, debts, t] =
    await Promise.all([
      listQuotations(actor, { clientId: id, current: true, sort: 'updated', limit: ROWS }),
      totalsByStatus(actor, { clientId: id, current: true }),
      listEvents(actor, { clientId: id, limit: ROWS }),
      countEvents(actor, { clientId: id }),
      listFinalClients(actor, id, { limit: LONGEST_PAGE }),
      findClientServices(actor, [id]),
      findClientContacts(actor, [id]),
      listClientNotes(actor, id),
      can(actor, 'seeFigures') ? getClientDebts(actor, id) : null,
      getTranslations('clients'),
    ]);
  const activity = await listActivity(actor, {
    limit: 8,
    rows: [
      { entity: 'client', ids: [id] },
      { entity: 'quotation', ids: quotations.map((quotation) => quotation.id) },
      { entity: 'event', ids: events.map((event) => event.id) },
    ],
  });
  return (
    <>
      <PageHeader
        title={client.name}
        breadcrumbs={[{ label: t('title'), href: '/clientes' }]}
        badge={<StateBadge id={client.stateId} />}
        actions={
          <>
            {can(actor, 'keepClients') && (
              <ClientMessages namespaces={['clients.remove']}>
                <RemoveClient id={id} name={client.name} />
              </ClientMessages>
            )}
            {can(actor, 'keepClients') && (
              <ButtonLink href={`/clientes/${id}/unir`} variant="subtle">
                {t('merge.action')}
              </ButtonLink>
            )}
            {can(actor, 'keepClients') && (
              <ButtonLink href={`/clientes/${id}/editar`} variant="default">
                {t('editShort')}
              </ButtonLink>
            )}
            {client.stateId === CLIENT.ACTIVE && can(actor, 'runEvents') && (
              <ButtonLink href={`/eventos/crear?cliente=${id}`} variant="default">
                {t('createEvent')}
              </ButtonLink>
            )}
            {client.stateId === CLIENT.ACTIVE && can(actor, 'quote') && (
              <ButtonLink href={`/cotizador/crear?cliente=${id}`}>{t('quote')}</ButtonLink>
            )}
          </>
        }
      />
      <div className={styles.page}>
        <ClientFigures
          accepted={client.accepted}
          states={states}
          events={eventCount}
          {...(debts && { debts: { sums: debts, href: statementPath(id) } })}
        />
        <div className={styles.columns}>
          <div className={styles.page}>
            <ClientQuotations
              quotations={quotations}
              clientId={id}
              total={sumOfCounts([...states.values()].map(({ count }) => count))}
            />
            <ClientEvents events={events} />
            <ClientMessages namespaces={['clients.finalClients']}>
              <FinalClients
                finalClients={finalClients.map(({ id: brand, name, logoFileId, revision }) => ({
                  ...{ id: brand, name, logoFileId, clientId: id, revision },
                }))}
                clientId={id}
                mayEdit={can(actor, 'keepClients')}
                more={
                  <ButtonLink href="/clientes/finales" variant="subtle" size="xs">
                    {t('finalClients.all')}
                  </ButtonLink>
                }
              />
            </ClientMessages>
          </div>
          <div className={styles.page}>
            <ClientProducer client={client} />
            <ClientMessages namespaces={['clients.contacts', 'clients.notes']}>
              <ClientContacts
                clientId={id}
                contacts={contacts.map(shownContact)}
                dialingCode={client.dialingCode}
                mayEdit={can(actor, 'keepClients')}
              />
              <ClientNotes
                clientId={id}
                notes={notes.map(({ createdAt, ...note }) => ({
                  ...note,
                  when: formatDateTime(createdAt, DEFAULT_TIME_ZONE),
                }))}
                mayEdit={can(actor, 'keepClients')}
              />
            </ClientMessages>
            <ClientData client={client} services={services.map(({ name }) => name)} />
            <ClientTaxes client={client} />
            <SectionCard title={t('detail.activity')}>
              <ActivityList entries={activity} />
            </SectionCard>
          </div>
        </div>
      </div>
    </>
  );
});

const shownContact = ({ id, name, position, email, phone, dialingCode, revision }: ClientContact) => ({
  id,
  revision,
  name,
  position,
  email,
  phone,
  dialingCode,
});
