import { knowsAddresses, knowsRoads, mapSettings } from '@/lib/maps/map-settings';
import type { MapOfPage } from './map-of-page';

/** The map of a page, by the configuration of this server; `path` answers its questions of addresses. */
export const loadMap = (path: string): MapOfPage => ({
  settings: mapSettings(),
  path,
  knowsAddresses: knowsAddresses(),
  knowsRoads: knowsRoads(),
});
