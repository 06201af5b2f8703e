import { sql } from 'drizzle-orm';

const erased = { fate: 'ERASED' } as const;

/** Tables of how a talent got to its events and home: what a ride cost stays without where it went. */
export const RIDE_TABLES = [
  { table: 'ride_grants', ...erased, copied: 'all' },
  { table: 'ride_stops', ...erased, copied: 'all' },
  { table: 'ways_home', ...erased, copied: ['day', 'way', 'note', 'created_at'] },
  {
    table: 'ride_passengers',
    fate: 'REDACTED',
    why: 'accounting',
    set: sql`name = '', address = '', lat = 0, lng = 0, place_name = null`,
    copied: 'all',
  },
  { table: 'talent_places', ...erased, copied: 'all' },
  {
    table: 'rides',
    fate: 'REDACTED',
    why: 'accounting',
    set: sql`name = '', phone = '', origin_address = '', destination_address = '', message_to_driver = null, place_name = null,
      origin_lat = 0, origin_lng = 0, destination_lat = 0, destination_lng = 0, waypoints = null,
      car_lat = null, car_lng = null`,
    copied: 'all',
  },
] as const;
