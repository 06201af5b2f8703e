import type { MapSettings } from '@/lib/maps/map-settings';

/** What a page tells its map. */
export type MapOfPage = {
  readonly settings: MapSettings | null;
  /** Where this server is asked for addresses and roads. */
  readonly path: string;
  readonly knowsAddresses: boolean;
  readonly knowsRoads: boolean;
};
