import type { RidePlatform } from '@/db/values/rides';
import { env } from '@/lib/platform/env';

/** NIT of who bills the rides of a platform; null where the installation does not say it. */
export function providerTaxId(platform: RidePlatform): string | null {
  const { RIDE_TAX_ID, RIDE_UBER_TAX_ID } = env();
  const known: Readonly<Record<RidePlatform, string | undefined>> = {
    local: undefined,
    cabify: RIDE_TAX_ID,
    uber: RIDE_UBER_TAX_ID,
  };
  return known[platform] ?? null;
}
