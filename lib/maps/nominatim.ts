import * as z from 'zod/mini';
import type { KnownAddress } from '@/lib/core/geography';
import { askService } from './ask-service';
import { type Geocoder, MOST_ADDRESSES } from './geocoder';
import { addressOf } from './words';

const degrees = z.union([z.number(), z.string()]);
const words = z.optional(z.nullable(z.string()));

const place = z.object({
  lat: degrees,
  lon: degrees,
  name: words,
  display_name: words,
  address: z.optional(
    z.object({
      road: words,
      pedestrian: words,
      house_number: words,
      neighbourhood: words,
      suburb: words,
      city: words,
      town: words,
      village: words,
      municipality: words,
      county: words,
      country_code: words,
    }),
  ),
});

/** A server that speaks Nominatim's protocol (`/search` and `/reverse`, format jsonv2). */
export function nominatim(baseUrl: string): Geocoder {
  const addressAt = (path: string, query: Record<string, string>): URL => {
    const url = new URL(`${baseUrl}/${path}`);
    const all = { format: 'jsonv2', addressdetails: '1', 'accept-language': 'es', ...query };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return url;
  };
  return {
    search: async ({ text, box, country }) => {
      const answer = await askService(
        'nominatim',
        addressAt('search', {
          q: text,
          limit: String(MOST_ADDRESSES),
          ...(country ? { countrycodes: country.toLowerCase() } : {}),
          ...(box ? { viewbox: `${box.west},${box.north},${box.east},${box.south}`, bounded: '1' } : {}),
        }),
        z.array(z.unknown()),
      );
      return answer.map(readPlace).filter((found) => found !== null);
    },
    nameOf: async ({ lat, lng }) => {
      const answer = await askService(
        'nominatim',
        addressAt('reverse', { lat: String(lat), lon: String(lng), zoom: '18' }),
        z.union([place, z.object({ error: z.unknown() })]),
      );
      // `{"error":"Unable to geocode"}`, with status 200, is the sea.
      const found = readPlace(answer);
      if (!found) return null;
      return { ...found, lat, lng };
    },
  };
}

/** A place of an answer; null when it is none. */
function readPlace(answer: unknown): KnownAddress | null {
  const read = place.safeParse(answer);
  if (!read.success) return null;
  const { address: parts = {}, name, display_name: whole } = read.data;
  const [lat, lng] = [Number(read.data.lat), Number(read.data.lon)];
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null;
  const known = addressOf(
    {
      name,
      street: parts.road ?? parts.pedestrian,
      number: parts.house_number,
      district: parts.neighbourhood ?? parts.suburb,
      city: parts.city ?? parts.town ?? parts.village ?? parts.municipality ?? parts.county,
      country: parts.country_code?.toUpperCase(),
    },
    whole ?? '',
  );
  return known && { lat, lng, ...known };
}
