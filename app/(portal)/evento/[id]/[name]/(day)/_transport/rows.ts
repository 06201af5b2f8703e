import type { RideDirection, RideState } from '@/db/values/rides';

/** Somebody of the event, as its row tells. */
export type PersonRow = {
  /** Of the talent. */
  readonly id: string;
  readonly name: string;
  readonly profileName: string;
  /** Name of a place of the talent, or the address that the agency typed, with how well it is known. */
  readonly stop: string | null;
  readonly address: string;
  readonly point: string;
  readonly placeId: string | null;
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly toVenue: RideState | null;
  readonly home: RideState | null;
  readonly mayOrder: 'EVERYWHERE' | 'HERE' | null;
};

/** A ride, as its row tells. */
export type RideRow = {
  readonly id: string;
  readonly people: string;
  readonly direction: RideDirection | null;
  readonly when: string;
  readonly state: RideState;
  readonly provider: string;
  readonly driver: string | null;
  readonly minutes: number | null;
  readonly estimate: string | null;
  readonly actual: string | null;
  /** What the total is made of. */
  readonly parts: string | null;
  readonly mayCancel: boolean;
};
