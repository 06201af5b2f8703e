import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadMap } from '@/app/_features/map/load-map';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { NotInRole } from '@/app/(portal)/_roles/not-in-role';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { can } from '@/lib/core/abilities';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { eventPath } from '@/lib/core/paths';
import { getEventTransport } from '@/lib/rides/event-rides/queries';
import { listSharedRides } from '@/lib/rides/sharing/queries';
import { sectionHref } from '../../../sections';
import { RidesOnMap } from './rides-on-map';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = { title: 'En camino' };

/** Where the cars are of people who let their agency watch: in a list, and on the map where one is configured. */
export default pageOrNotFound(PortalNotFound, async function OnTheirWayPage({ params }: Props) {
  const [{ id }, { actor, account }, t] = await Promise.all([
    params,
    agencyGate(),
    getTranslations('events.transport'),
  ]);
  const { event, venue } = await readOrNotFound(async () => {
    if (!isUuid(id)) throw notFound('errors.event.notFound');
    return getEventTransport(actor, id);
  });
  const back = sectionHref(eventPath(event.id, event.name), 'transporte');
  if (!can(actor, 'runEvents')) return <NotInRole account={account} ability="runEvents" back={back} />;
  const rides = await listSharedRides(actor, id);
  return (
    <ClientMessages namespaces={['events.transport']}>
      <PageHeader
        title={t('onTheirWay')}
        subtitle={t('onTheirWayText')}
        breadcrumbs={[{ label: event.name, href: back }]}
      />
      {rides.length === 0 ? (
        <EmptyState title={t('nobodyOnTheWay')} text={t('nobodyOnTheWayText')} />
      ) : (
        <RidesOnMap
          rides={rides}
          venue={venue}
          city={event.cityName}
          country={event.countryCode}
          // Addresses and roads are asked for by nobody here.
          map={{ ...loadMap(''), knowsAddresses: false, knowsRoads: false }}
        />
      )}
    </ClientMessages>
  );
});
