import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { platformTransportations, rideProviders } from '@/db/schema';
import { RIDE_PLATFORMS, type RidePlatform } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { mayKeepCoverage } from '../policy';
import { configuredPlatforms } from '../providers/provider-of';
import { type ProviderSettings, settingsOf } from '../providers/settings';
import { PLATFORM_NAMES } from '../rules';
import { type HealthState, healthOf } from './rules';

/** Counts of calls; `tookMs` is the mean, null where there were none. */
export type CallCounts = {
  readonly asked: number;
  readonly refused: number;
  readonly failed: number;
  readonly timedOut: number;
  readonly meanMs: number | null;
};

export type ProviderHealth = {
  readonly platform: RidePlatform;
  readonly name: string;
  readonly configured: boolean;
  readonly settings: ProviderSettings;
  readonly state: HealthState;
  readonly answeredAt: Date | null;
  readonly answerMs: number | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
  readonly tokenFailedAt: Date | null;
  readonly tokenFailure: string | null;
  readonly failuresInRow: number;
  readonly downSince: Date | null;
  /** Cities where it is offered. */
  readonly cities: number;
  readonly lastHour: CallCounts;
  readonly lastDay: CallCounts;
  readonly lastWeek: CallCounts;
};

type Counts = { platform: RidePlatform } & Record<string, string | null>;

const HOUR_MS = 60 * 60_000;
const SPANS = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const;

/** Counts of quarters of an hour that end within each span. */
async function readCounts(now: Date): Promise<Map<RidePlatform, Counts>> {
  const sums = Object.entries(SPANS).map(([name, ms]) => {
    const since = sql`filter (where starts_at > ${new Date(now.getTime() - ms - HOUR_MS / 4).toISOString()}::timestamptz)`;
    const of = (what: string) => sql.raw(`"${name}_${what}"`);
    return sql`sum(asked) ${since} as ${of('asked')}, sum(refused) ${since} as ${of('refused')},
      sum(failed) ${since} as ${of('failed')}, sum(timed_out) ${since} as ${of('timed_out')},
      sum(took_ms) ${since} as ${of('took_ms')}`;
  });
  const first = new Date(now.getTime() - SPANS.week - HOUR_MS).toISOString();
  const { rows } = await database().execute<Counts>(
    sql`select platform, ${sql.join(sums, sql`, `)} from ride_provider_calls
        where starts_at > ${first}::timestamptz group by platform`,
  );
  return new Map(rows.map((row) => [row.platform, row]));
}

function countsOf(row: Counts | undefined, span: keyof typeof SPANS): CallCounts {
  const of = (what: string) => Number(row?.[`${span}_${what}`] ?? 0);
  const asked = of('asked');
  return {
    asked,
    refused: of('refused'),
    failed: of('failed'),
    timedOut: of('timed_out'),
    meanMs: asked === 0 ? null : Math.round(of('took_ms') / asked),
  };
}

/** How each provider is configured and doing, for the administrator. Three statements. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listProviderHealth(actor: Actor): Promise<readonly ProviderHealth[]> {
  mayKeepCoverage(actor);
  const now = currentTime();
  const configured = configuredPlatforms();
  const [told, counts, offered] = await Promise.all([
    database().select().from(rideProviders),
    readCounts(now),
    database()
      .select({ platform: platformTransportations.platform, cities: sql<number>`count(*)::int` })
      .from(platformTransportations)
      .where(eq(platformTransportations.enabled, true))
      .groupBy(platformTransportations.platform),
  ]);
  return RIDE_PLATFORMS.map((platform) => {
    const row = told.find((one) => one.platform === platform);
    const isConfigured = configured.includes(platform);
    const lastHour = countsOf(counts.get(platform), 'hour');
    const last = {
      answeredAt: row?.answeredAt ?? null,
      failedAt: row?.failedAt ?? null,
      downSince: row?.downSince ?? null,
    };
    return {
      ...{
        platform,
        name: PLATFORM_NAMES[platform],
        configured: isConfigured,
        settings: settingsOf(platform),
      },
      ...last,
      // Nobody is asked over a network.
      state:
        platform === 'local' && isConfigured
          ? 'WELL'
          : healthOf({ configured: isConfigured, ...last, lastHour }),
      answerMs: row?.answerMs ?? null,
      failure: row?.failure ?? null,
      tokenFailedAt: row?.tokenFailedAt ?? null,
      tokenFailure: row?.tokenFailure ?? null,
      failuresInRow: row?.failuresInRow ?? 0,
      cities: offered.find((one) => one.platform === platform)?.cities ?? 0,
      lastHour,
      lastDay: countsOf(counts.get(platform), 'day'),
      lastWeek: countsOf(counts.get(platform), 'week'),
    };
  });
}

/** The configured platforms that are down now: for the page of operations, whose caller has decided. */
export async function findDownPlatforms(): Promise<RidePlatform[]> {
  const rows = await database()
    .select({ platform: rideProviders.platform })
    .from(rideProviders)
    .where(and(isNotNull(rideProviders.downSince), inArray(rideProviders.platform, configuredPlatforms())));
  return rows.map(({ platform }) => platform);
}
