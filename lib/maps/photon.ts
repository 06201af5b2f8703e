import * as z from 'zod/mini';
import type { KnownAddress } from '@/lib/core/geography';
import { askService } from './ask-service';
import { type Geocoder, MOST_ADDRESSES } from './geocoder';
import { addressOf, countryCode } from './words';

const words = z.optional(z.nullable(z.string()));

const feature = z.object({
  geometry: z.object({ coordinates: z.array(z.number()) }),
  properties: z.object({
    name: words,
    street: words,
    housenumber: words,
    locality: words,
    district: words,
    city: words,
    county: words,
    countrycode: words,
  }),
});

/** A server that speaks Photon's protocol (`/api` and `/reverse`, GeoJSON). */
export function photon(baseUrl: string): Geocoder {
  const ask = async (path: string, query: Record<string, string>): Promise<unknown[]> => {
    const url = new URL(`${baseUrl}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return (await askService('photon', url, z.object({ features: z.array(z.unknown()) }))).features;
  };
  return {
    search: async ({ text, box, country }) => {
      const found = await ask('api', {
        q: text,
        limit: String(MOST_ADDRESSES),
        ...(box ? { bbox: `${box.west},${box.south},${box.east},${box.north}` } : {}),
      });
      return found
        .map(readFeature)
        .filter((one) => one !== null)
        .filter((one) => !country || !one.country || one.country === country);
    },
    nameOf: async ({ lat, lng }) => {
      const [first] = await ask('reverse', { lat: String(lat), lon: String(lng), limit: '1' });
      const found = first === undefined ? null : readFeature(first);
      return found && { ...found, lat, lng };
    },
  };
}

/** A feature of an answer; null when it is no place. */
function readFeature(answer: unknown): KnownAddress | null {
  const read = feature.safeParse(answer);
  if (!read.success) return null;
  const { properties } = read.data;
  const [lng = Number.NaN, lat = Number.NaN] = read.data.geometry.coordinates;
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null;
  const known = addressOf({
    name: properties.name,
    street: properties.street,
    number: properties.housenumber,
    district: properties.locality ?? properties.district,
    city: properties.city ?? properties.county,
    country: countryCode(properties.countrycode),
  });
  return known && { lat, lng, ...known };
}
