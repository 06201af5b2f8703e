import { RIDE_PLATFORMS, type RidePlatform } from '@/db/values/rides';
import { env } from '@/lib/platform/env';
import { cabify } from './cabify';
import { guardProvider } from './guard-provider';
import type { RideProvider } from './provider';
import { simulator } from './simulator';
import { uber } from './uber';

/** Made once a process, because each keeps its token. */
const made = new Map<RidePlatform, RideProvider | null>();

/** The provider of a platform; null where this installation has no account with it. */
export function providerOf(platform: RidePlatform): RideProvider | null {
  const known = made.get(platform);
  if (known !== undefined) return known;
  const provider = makeProvider(platform);
  const guarded = provider && guardProvider(provider);
  made.set(platform, guarded);
  return guarded;
}

/** Platforms with which this installation has an account. */
export const configuredPlatforms = (): RidePlatform[] =>
  RIDE_PLATFORMS.filter((platform) => providerOf(platform) !== null);

/** Forgets what failed of a platform, and its token: it is asked again. */
export function renewProvider(platform: RidePlatform): void {
  made.delete(platform);
  providerOf(platform);
}

/** Puts another in a platform's place, or forgets all: for tests. */
export function useProvider(provider: RideProvider | null): void {
  if (provider) made.set(provider.platform, provider);
  else made.clear();
}

/** A provider that knows no token yet and is asked even while it is down: to try it. Null as above. */
export function makeProvider(platform: RidePlatform): RideProvider | null {
  const {
    RIDE_DRIVER,
    RIDE_SIMULATOR_SPEED,
    RIDE_BASE_URL,
    RIDE_CLIENT_ID,
    RIDE_CLIENT_SECRET,
    RIDE_LABEL_SLUG,
    RIDE_UBER_CLIENT_ID,
    RIDE_UBER_CLIENT_SECRET,
    RIDE_UBER_ORGANIZATION_ID,
    RIDE_UBER_BASE_URL,
    RIDE_UBER_TOKEN_URL,
  } = env();
  switch (platform) {
    case 'local':
      // Where real cars are ordered nobody is to be told of one that there is not.
      return RIDE_DRIVER === 'local' ? simulator(RIDE_SIMULATOR_SPEED) : null;
    case 'cabify':
      return RIDE_CLIENT_ID && RIDE_CLIENT_SECRET
        ? cabify({
            baseUrl: RIDE_BASE_URL,
            clientId: RIDE_CLIENT_ID,
            clientSecret: RIDE_CLIENT_SECRET,
            labelSlug: RIDE_LABEL_SLUG ?? null,
          })
        : null;
    case 'uber':
      return RIDE_UBER_CLIENT_ID && RIDE_UBER_CLIENT_SECRET && RIDE_UBER_ORGANIZATION_ID
        ? uber({
            baseUrl: RIDE_UBER_BASE_URL,
            tokenUrl: RIDE_UBER_TOKEN_URL,
            clientId: RIDE_UBER_CLIENT_ID,
            clientSecret: RIDE_UBER_CLIENT_SECRET,
            organizationId: RIDE_UBER_ORGANIZATION_ID,
          })
        : null;
  }
}
