import { env } from '@/lib/platform/env';
import type { Geocoder } from './geocoder';
import { nominatim } from './nominatim';
import { photon } from './photon';

/** The geocoder of the configuration; null where there is none. */
export function configuredGeocoder(): Geocoder | null {
  const { GEOCODER_URL, GEOCODER_DRIVER } = env();
  if (!GEOCODER_URL) return null;
  return GEOCODER_DRIVER === 'photon' ? photon(GEOCODER_URL) : nominatim(GEOCODER_URL);
}
