import type { RidePlatform } from '@/db/values/rides';
import { readSupplierNumber } from '@/lib/core/supplier-number';
import { env } from '@/lib/platform/env';

/** Who bills the rides of a platform, as books name it; null where the installation does not say it. */
export function rideBiller(platform: RidePlatform): string | null {
  const { RIDE_TAX_ID, RIDE_UBER_TAX_ID } = env();
  const known: Readonly<Record<RidePlatform, string | undefined>> = {
    local: undefined,
    cabify: RIDE_TAX_ID,
    uber: RIDE_UBER_TAX_ID,
  };
  return readSupplierNumber(known[platform] ?? '');
}
