import type { MapSettings } from '@/lib/maps/map-settings';

/** What a page tells its map. */
export type MapOfPage = {
  /** The maps to be tried, the first one first; none where none is configured. */
  readonly maps: readonly MapSettings[];
  /** Where this server is asked for addresses and roads. */
  readonly path: string;
  readonly knowsAddresses: boolean;
  readonly knowsRoads: boolean;
};
