import { env } from '@/lib/platform/env';
import type { Geocoder } from './geocoder';
import { nominatim } from './nominatim';

/** The geocoder of the configuration; null where there is none. */
export function configuredGeocoder(): Geocoder | null {
  const { GEOCODER_URL } = env();
  return GEOCODER_URL ? nominatim(GEOCODER_URL) : null;
}
