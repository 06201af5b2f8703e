import { getTranslations } from 'next-intl/server';
import { writePoint } from '@/app/_features/events/form/map-point';
import { LateSection } from '@/app/_features/rides/late-section';
import { KeyFigures } from '@/app/_ui/data/key-figures';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { RideDirection } from '@/db/values/rides';
import { isApproximate } from '@/lib/catalogues/municipalities';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { formatDateTime } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { eventPath } from '@/lib/core/paths';
import { knowsAddresses } from '@/lib/maps/map-settings';
import { type EventRide, getEventTransport } from '@/lib/rides/event-rides/queries';
import styles from '../../(summary)/_summary/summary.module.css';
import { PeopleTable } from './people-table';
import { RidesTable } from './rides-table';
import type { PersonRow, RideRow } from './rows';
import { RulesDialog } from './rules-dialog';
import { SharedSection } from './shared-section';

type Props = { actor: Actor; eventId: string };

/** How the people of an event get there and home, and what that costs. */
export async function TransportSection({ actor, eventId }: Props) {
  const [t, transport] = await Promise.all([
    getTranslations('events.transport'),
    getEventTransport(actor, eventId),
  ]);
  const { event, people, rides, rules, totals, venue } = transport;
  const editable = can(actor, 'runEvents');
  const path = eventPath(eventId, event.name);
  const money = (amount: number) => formatMoney(amount, event.currencyCode);
  const stateOf = (talentId: string, direction: RideDirection) =>
    rides.find((ride) => ride.direction === direction && ride.people.some((one) => one.talentId === talentId))
      ?.state ?? null;
  const rowOf = (ride: EventRide): RideRow => {
    const inRide = (amount: number) => formatMoney(amount, ride.currencyCode);
    return {
      id: ride.id,
      people: ride.people.map(({ name }) => name).join(', '),
      direction: ride.direction,
      when: formatDateTime(ride.scheduledFor ?? ride.createdAt, event.timeZone),
      state: ride.state,
      provider: ride.provider,
      driver: ride.driver && [ride.driver.name, ride.vehicle?.plate].filter(Boolean).join(' · '),
      minutes: ride.isOver ? null : ride.minutes,
      estimate: ride.estimate && inRide(ride.estimate.total),
      actual: ride.actual && inRide(ride.actual.total),
      parts:
        ride.actual &&
        t('parts', {
          fare: inRide(ride.actual.fare),
          fee: inRide(ride.actual.fee),
          gain: inRide(ride.actual.platformGain),
          iva: inRide(ride.actual.iva),
        }),
      mayCancel: ride.mayCancel,
    };
  };
  return (
    <div className={styles.stack}>
      <SectionCard
        title={t('title')}
        actions={editable && <RulesDialog eventId={eventId} currency={event.currencyCode} rules={rules} />}
        description={[
          venue
            ? rules.budget && t('budget', { spent: money(totals.committed), budget: money(rules.budget) })
            : t('noVenue'),
          venue && isApproximate(venue) && t('venueNear', { city: event.cityName }),
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <KeyFigures
          figures={[
            { label: t('toVenue'), value: `${totals.toVenue} / ${totals.people}` },
            { label: t('home'), value: `${totals.home} / ${totals.people}` },
            { label: t('estimate'), value: money(totals.estimate) },
            {
              label: t('actual'),
              value: money(totals.actual.total),
              ...(totals.actual.total > 0 && {
                hint: t('parts', {
                  fare: money(totals.actual.fare),
                  fee: money(totals.actual.fee),
                  gain: money(totals.actual.platformGain),
                  iva: money(totals.actual.iva),
                }),
              }),
            },
          ]}
        />
      </SectionCard>
      {editable && <SharedSection actor={actor} eventId={eventId} mapPath={`${path}/transporte/en-camino`} />}
      <LateSection actor={actor} eventId={eventId} timeZone={event.timeZone} editable={editable} />
      <SectionCard flush title={t('people')} description={t('peopleHint')}>
        <PeopleTable
          eventId={eventId}
          editable={editable}
          addresses={knowsAddresses() ? `${path}/transporte/direcciones` : null}
          rows={people.map(
            ({ talentId, name, profileName, stop, places, mayOrder }): PersonRow => ({
              id: talentId,
              name,
              profileName,
              stop: stop && (stop.isApproximate ? t('near', { stop: stop.label }) : stop.label),
              address: stop?.typed?.address ?? '',
              point: stop?.typed ? writePoint({ latitude: stop.typed.lat, longitude: stop.typed.lng }) : '',
              placeId: stop?.placeId ?? null,
              places,
              toVenue: stateOf(talentId, 'TO_VENUE'),
              home: stateOf(talentId, 'HOME'),
              mayOrder,
            }),
          )}
        />
      </SectionCard>
      <SectionCard
        flush
        title={t('rides')}
        actions={rides.length > 0 && <ExportMenu path={`${path}/transporte`} />}
      >
        <RidesTable
          eventId={eventId}
          editable={editable}
          rows={rides.map(rowOf)}
          inCourse={rides.some(({ isOver }) => !isOver)}
        />
      </SectionCard>
    </div>
  );
}
