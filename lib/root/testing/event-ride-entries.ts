import { sql } from 'drizzle-orm';
import type { Arrangement } from './arrangements';
import { agency, type Entry, producers } from './entries';

const DAY = '2027-03-01';

/** The talent is confirmed at the event, which takes place in some city with a venue and rides. */
const confirmed: Arrangement = ({ convocated }) =>
  sql`update convocateds set state_id = 1813 where id = ${convocated}`;

/** A ride of the event that nobody was asked for yet, under the id of the agency's place. */
const riding: Arrangement = ({ agency: agencyId, event, convocatory, convocated, talent }) => sql`
  insert into rides (id, agency_id, event_id, convocatory_id, talent_id, platform, state, requester_id, name, phone,
    origin_address, origin_lat, origin_lng, origin_city, origin_country,
    destination_address, destination_lat, destination_lng, destination_city, destination_country,
    reason, fee, platform_gain)
  values (${convocated}, ${agencyId}, ${event}, ${convocatory}, ${talent}, 'local', 'ORDERING', 'x', 'Ana', '3001112233',
    'Calle 1', 4.6, -74, 'Bogotá', 'CO', 'Calle 2', 4.7, -74, 'Bogotá', 'CO', 'Evento', 5, 10)`;

/** The event has a venue with a point, in a city with rides, and its talent is confirmed and has a stop. */
const offered: Arrangement = ({ agency: agencyId, event, convocated, talent }) => sql`
  with confirmed as (update convocateds set state_id = 1813 where id = ${convocated}),
    offered as (insert into platform_transportations (platform, city_id, fee, platform_gain)
      select 'local', city_id, 5, 10 from events where id = ${event} on conflict do nothing),
    stop as (insert into ride_stops (agency_id, event_id, talent_id, address, lat, lng)
      values (${agencyId}, ${event}, ${talent}, 'Calle 1', 4.68, -74.05) on conflict do nothing),
    place as (insert into place_directories (agency_id, name, city_id, latitude, longitude)
      select ${agencyId}, 'Teatro ' || gen_random_uuid(), city_id, 4.65, -74.05 from events where id = ${event} returning id),
    occasion as (insert into event_directories (agency_id, name, place_directory_id, start_date, end_date)
      select ${agencyId}, 'Función', place.id, events.start_date, events.end_date
      from place, events where events.id = ${event} returning id)
  update events set event_directory_id = (select id from occasion) where id = ${event}`;

const cars = (own: { readonly event: string; readonly talent: string }) => ({
  input: { eventId: own.event, direction: 'TO_VENUE', cars: [{ talentIds: [own.talent] }] },
});

/** Reads of an event's rides. */
export const EVENT_RIDE_QUERIES: Readonly<Record<string, Entry>> = {
  eventRideEstimates: producers(cars, { arrange: offered }),
  sharedCars: producers((own) => ({ eventId: own.event, talentIds: [own.talent] }), { arrange: offered }),
};

/** Writes of an event's rides. */
export const EVENT_RIDE_MUTATIONS: Readonly<Record<string, Entry>> = {
  orderEventRides: producers(cars, { arrange: offered }),
  followEventRides: agency((own) => ({ eventId: own.event })),
  cancelEventRide: producers((own) => ({ id: own.convocated }), { arrange: riding }),
  saveRideStop: producers(
    (own) => ({
      input: { eventId: own.event, talentId: own.talent, address: 'Calle 1', lat: 4.6, lng: -74 },
    }),
    { arrange: confirmed },
  ),
  grantRides: producers((own) => ({ eventId: own.event, talentIds: [own.talent], allowed: true }), {
    arrange: confirmed,
  }),
  saveRideRules: producers((own) => ({ input: { eventId: own.event, lateTime: '22:00' } })),
  noteWayHome: producers(
    (own) => ({ eventId: own.event, talentId: own.talent, day: DAY, way: 'PICKED_UP', note: '' }),
    { arrange: confirmed },
  ),
};
