import type { RidePlatform } from '@/db/values/rides';
import type { OfferedRides } from '@/lib/rides/coverage/offered';

/** Rides of a platform in a city as the screens show them: this much goes to the browser. */
export type CoverageRow = {
  readonly id: string;
  readonly platform: RidePlatform;
  readonly cityId: number;
  readonly cityName: string;
  readonly department: string;
  readonly fee: string;
  readonly platformGain: string;
  readonly priority: number;
  readonly enabled: boolean;
  readonly configured: boolean;
  readonly isDown: boolean;
  readonly requesterId: string | null;
  readonly ownRequesters: number;
  readonly revision: number;
};

/** Percents as people type them: '7,5'. */
export const percentText = (percent: string): string => String(Number(percent)).replace('.', ',');

export const toCoverageRow = (row: OfferedRides): CoverageRow => ({
  ...{ id: row.id, platform: row.platform, cityId: row.cityId, cityName: row.cityName },
  ...{ department: row.department, fee: percentText(row.fee), platformGain: percentText(row.platformGain) },
  ...{ priority: row.priority, enabled: row.enabled, configured: row.configured, isDown: row.isDown },
  ...{ requesterId: row.requesterId, ownRequesters: row.ownRequesters, revision: row.revision },
});
