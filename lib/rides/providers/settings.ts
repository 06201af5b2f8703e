import type { RidePlatform } from '@/db/values/rides';
import { env } from '@/lib/platform/env';

/** What a platform is configured by, for people: names of variables and whether they have a value, never a secret. */
export type ProviderSettings = {
  /** The address that is asked; null for the simulator. */
  readonly address: string | null;
  /** Variables that it needs and that have no value. */
  readonly missing: readonly string[];
  /** Whether it may tell of journeys by itself. */
  readonly takesWebhooks: boolean;
};

type Name = keyof ReturnType<typeof env>;

const NEEDED: Readonly<Record<RidePlatform, readonly Name[]>> = {
  local: [],
  cabify: ['RIDE_CLIENT_ID', 'RIDE_CLIENT_SECRET'],
  uber: ['RIDE_UBER_CLIENT_ID', 'RIDE_UBER_CLIENT_SECRET', 'RIDE_UBER_ORGANIZATION_ID'],
};

export function settingsOf(platform: RidePlatform): ProviderSettings {
  const values = env();
  const { RIDE_DRIVER, RIDE_BASE_URL, RIDE_UBER_BASE_URL, RIDE_WEBHOOK_SECRET } = values;
  const address = { local: null, cabify: RIDE_BASE_URL, uber: RIDE_UBER_BASE_URL }[platform];
  const missing = NEEDED[platform].filter((name) => !values[name]);
  return {
    address,
    // It carries people only where no real cars are ordered.
    missing: platform === 'local' && RIDE_DRIVER !== 'local' ? ['RIDE_DRIVER=local'] : missing,
    takesWebhooks: platform !== 'local' && RIDE_WEBHOOK_SECRET !== undefined,
  };
}
