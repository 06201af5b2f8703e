import type { Stop } from './provider';

/** At once, or a reserved journey at its hour. */
export const startOf = (startAt: Date | undefined) =>
  startAt ? { start_type: 'reserved', start_at: startAt.toISOString() } : { start_type: 'asap' };

/** A stop as this provider takes it. */
export const stopOf = ({ lat, lng, address, city, country }: Stop) => ({
  loc: [lat, lng],
  addr: address,
  city,
  country,
});
