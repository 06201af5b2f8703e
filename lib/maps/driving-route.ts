import * as z from 'zod/mini';
import type { Point } from '@/lib/core/geography';
import { env } from '@/lib/platform/env';
import { askService } from './ask-service';

const position = z.tuple([z.number(), z.number()]);
const answered = z.object({
  code: z.string(),
  routes: z.optional(z.array(z.object({ geometry: z.object({ coordinates: z.array(position) }) }))),
});

/**
 * The way by car between two points, by a server that speaks OSRM's protocol; null where none is configured and where no
 * road leads there. Throws UNAVAILABLE.
 */
export async function drivingRoute(from: Point, to: Point): Promise<readonly Point[] | null> {
  const { ROUTER_URL: baseUrl } = env();
  if (!baseUrl) return null;
  const ends = [from, to].map(({ lat, lng }) => `${lng},${lat}`).join(';');
  const url = new URL(`${baseUrl}/route/v1/driving/${ends}?overview=simplified&geometries=geojson`);
  // 400 is also how it says `NoRoute`.
  const { code, routes } = await askService('osrm', url, answered, [200, 400]);
  const path = routes?.[0]?.geometry.coordinates.map(([lng, lat]) => ({ lat, lng }));
  return code === 'Ok' && path && path.length > 1 ? path : null;
}
