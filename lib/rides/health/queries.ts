import { eq, sql } from 'drizzle-orm';
import { platformTransportations } from '@/db/schema';
import { RIDE_PLATFORMS, type RidePlatform } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { mayKeepCoverage } from '../policy';
import { type Trouble, troubleOf } from '../providers/guard-provider';
import { configuredPlatforms } from '../providers/provider-of';
import { type ProviderSettings, settingsOf } from '../providers/settings';
import { PLATFORM_NAMES } from '../rules';

export type HealthState = 'WELL' | 'DOWN' | 'NOT_CONFIGURED';

export type ProviderHealth = Pick<Trouble, 'downSince' | 'failedAt' | 'failure'> & {
  readonly platform: RidePlatform;
  readonly name: string;
  readonly settings: ProviderSettings;
  readonly state: HealthState;
  /** Cities where it is offered. */
  readonly cities: number;
};

/**
 * How each provider is configured, and how it does as far as this process has asked it, for the administrator. One
 * statement. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function listProviderHealth(actor: Actor): Promise<readonly ProviderHealth[]> {
  mayKeepCoverage(actor);
  const configured = configuredPlatforms();
  const offered = await database()
    .select({ platform: platformTransportations.platform, cities: sql<number>`count(*)::int` })
    .from(platformTransportations)
    .where(eq(platformTransportations.enabled, true))
    .groupBy(platformTransportations.platform);
  return RIDE_PLATFORMS.map((platform) => {
    const { downSince, failedAt, failure } = troubleOf(platform);
    const upOrDown = downSince ? 'DOWN' : 'WELL';
    return {
      platform,
      name: PLATFORM_NAMES[platform],
      settings: settingsOf(platform),
      state: configured.includes(platform) ? upOrDown : 'NOT_CONFIGURED',
      ...{ downSince, failedAt, failure },
      cities: offered.find((one) => one.platform === platform)?.cities ?? 0,
    };
  });
}

/** How many configured platforms are down now: for the page of operations, whose caller has decided. */
export const countDownPlatforms = (): number =>
  configuredPlatforms().filter((platform) => troubleOf(platform).downSince !== null).length;
