import { knowsAddresses, knowsRoads, mapChoices } from '@/lib/maps/map-settings';
import type { MapOfPage } from './map-of-page';

/** The map of a page, by the configuration of this server; `path` answers its questions of addresses. */
export const loadMap = (path: string): MapOfPage => ({
  maps: mapChoices(),
  path,
  knowsAddresses: knowsAddresses(),
  knowsRoads: knowsRoads(),
});
