import { sql } from 'drizzle-orm';
import type { Tenant } from '@/lib/testing/tenant';
import { administrator, type Entry, signedIn } from './entries';

const EVERYBODYS = ['public.platform_transportations', 'public.user_transportations'];

/** Rides in a city of its own choice, under the id of its convocated. */
const offered = (own: Tenant) => sql`
  insert into platform_transportations (id, platform, city_id, fee, platform_gain)
  select ${own.convocated}, 'uber', c.id, '5', '10' from cities c
   where not exists (select from platform_transportations p where p.city_id = c.id)
   order by md5(c.id::text || ${own.convocated}::text) limit 1 on conflict do nothing`;

const ownRequester = (own: Tenant) => sql`
  with place as (
    insert into platform_transportations (platform, city_id, fee, platform_gain)
    select 'uber', c.id, '5', '10' from cities c
     where not exists (select from platform_transportations p where p.city_id = c.id)
       and not exists (select from user_transportations u where u.id = ${own.convocated})
     order by md5(c.id::text || ${own.convocated}::text) limit 1 returning id
  )
  insert into user_transportations (id, platform_transportation_id)
  select ${own.convocated}, place.id from place on conflict do nothing`;

/** A ride that was sent without an answer, under the same id. */
export const sentRide = (own: Tenant) => sql`
  insert into rides (id, agency_id, event_id, convocatory_id, talent_id, platform, state, requester_id, attempted_at,
    name, phone, origin_address, origin_lat, origin_lng, origin_city, origin_country,
    destination_address, destination_lat, destination_lng, destination_city, destination_country, reason, fee, platform_gain)
  values (${own.convocated}, ${own.agency}, ${own.event}, ${own.convocatory}, ${own.talent}, 'local', 'ORDERING', 'x', now(),
    'Vale', '3001234567', 'A', 4.6, -74, 'Bogotá', 'CO', 'B', 4.7, -74, 'Bogotá', 'CO', 'COT', '5', '10')
  on conflict do nothing`;

export const RIDE_QUERIES: Readonly<Record<string, Entry>> = {
  transportationByPlatform: signedIn(() => ({ platform: 'local', cityId: 1 })),
  transportations: administrator(),
};

export const RIDE_MUTATIONS: Readonly<Record<string, Entry>> = {
  keepTransportation: administrator(
    () => ({ input: { platform: 'uber', cityId: 1, fee: '5', platformGain: '10', enabled: true } }),
    { everybodys: EVERYBODYS },
  ),
  keepUserTransportation: administrator(
    (own) => ({ platformTransportationId: own.convocated, requesterId: own.talent }),
    { arrange: offered, everybodys: EVERYBODYS },
  ),
  removeUserTransportation: administrator((own) => ({ id: own.convocated }), {
    arrange: ownRequester,
    everybodys: EVERYBODYS,
  }),
  tryRideProvider: administrator(() => ({ platform: 'local' })),
  searchPlatformRide: administrator((own) => ({ id: own.convocated }), { arrange: sentRide }),
  allowRides: administrator((own) => ({ talentIds: [own.talent], allowed: true })),
};
