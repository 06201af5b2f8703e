/** Who carries people: two companies, and a simulator that needs neither account nor network. */
export const RIDE_PLATFORMS = ['local', 'cabify', 'uber'] as const;
export type RidePlatform = (typeof RIDE_PLATFORMS)[number];

/** States of a ride. ORDERING is ours: it is wanted, and nobody has said yet that it was taken. */
export const RIDE_STATES = [
  'ORDERING',
  'HIRE',
  'HIRED',
  'ARRIVED',
  'PICK_UP',
  'DROP_OFF',
  'TERMINATED',
  'NOT_FOUND',
  'DRIVER_CANCEL',
  'NO_SHOW',
  'RIDER_CANCEL',
  'FAILED',
] as const;
export type RideState = (typeof RIDE_STATES)[number];

/** Which way a ride goes, seen from its event; a ride between two other places has none. */
export const RIDE_DIRECTIONS = ['TO_VENUE', 'HOME'] as const;
export type RideDirection = (typeof RIDE_DIRECTIONS)[number];

/** How somebody gets home without a ride of ours, as the desk notes it. */
export const WAYS_HOME = ['PICKED_UP', 'OWN_VEHICLE', 'OTHER'] as const;
export type WayHome = (typeof WAYS_HOME)[number];
