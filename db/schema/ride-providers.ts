import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RIDE_PLATFORMS } from '../values/rides.ts';
import { instant, oneOf, rule } from './columns.ts';

/** How a provider of rides did when it was last asked; nothing of what was asked. */
export const rideProviders = pgTable(
  'ride_providers',
  {
    platform: text({ enum: RIDE_PLATFORMS }).primaryKey(),
    /** When it last answered, a refusal included, and in how many milliseconds. */
    answeredAt: instant(),
    answerMs: integer(),
    failedAt: instant(),
    /** What it failed with, as `ProviderFault` names it, and in words without personal data. */
    fault: text(),
    failure: text(),
    tokenFailedAt: instant(),
    tokenFailure: text(),
    /** Since it last answered. */
    failuresInRow: integer().notNull().default(0),
    /** Since when it counts as down; null while it is up. */
    downSince: instant(),
  },
  () => [oneOf('ride_providers_platform', 'platform', RIDE_PLATFORMS)],
);

/** What a provider was asked in a quarter of an hour, and what came of it. */
export const rideProviderCalls = pgTable(
  'ride_provider_calls',
  {
    platform: text({ enum: RIDE_PLATFORMS }).notNull(),
    startsAt: instant().notNull(),
    asked: integer().notNull(),
    /** Answered with a refusal: it is up. */
    refused: integer().notNull(),
    failed: integer().notNull(),
    /** Those of the failed that had no answer in time. */
    timedOut: integer().notNull(),
    /** Milliseconds of all of them together. */
    tookMs: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.platform, t.startsAt] }),
    oneOf('ride_provider_calls_platform', 'platform', RIDE_PLATFORMS),
    rule('ride_provider_calls_parts', 'refused + failed <= asked and timed_out <= failed'),
  ],
);
