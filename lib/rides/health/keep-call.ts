import { sql } from 'drizzle-orm';
import type { RidePlatform } from '@/db/values/rides';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { log } from '@/lib/platform/log';
import type { ProviderCall, ProviderWatch } from '../providers/provider';
import { DOWN_AFTER, withoutPersons } from './rules';

const QUARTER_MS = 15 * 60_000;

/** What came of calls that one statement keeps. */
type Tally = {
  asked: number;
  refused: number;
  failed: number;
  timedOut: number;
  tookMs: number;
  last: ProviderCall[];
};

const nothing = (): Tally => ({ asked: 0, refused: 0, failed: 0, timedOut: 0, tookMs: 0, last: [] });

/** A refusal is an answer: who refuses is there. */
const isFailure = ({ error }: ProviderCall): boolean =>
  error !== null && ['UNREACHED', 'UNAUTHENTICATED', 'UNCERTAIN'].includes(error.fault);

function add(tally: Tally, call: ProviderCall): void {
  tally.asked += 1;
  tally.tookMs += call.tookMs;
  if (isFailure(call)) tally.failed += 1;
  else if (call.error) tally.refused += 1;
  if (call.error?.isLate) tally.timedOut += 1;
  tally.last.push(call);
}

/**
 * Keeps how a provider answers: its state now, and counts by quarters of an hour. What is told while a statement is
 * under way is kept by the next one together, so that two hundred orders at once cost a few. Never throws: what is not
 * counted is logged, and nobody's ride fails of it.
 */
export function watchProvider(platform: RidePlatform): ProviderWatch {
  let waiting = nothing();
  let next: Promise<void> | null = null;
  let under: Promise<void> = Promise.resolve();
  return (call) => {
    add(waiting, call);
    next ??= under.then(() => {
      const tally = waiting;
      waiting = nothing();
      next = null;
      under = keep(platform, tally).catch((error: unknown) =>
        log.warn({ err: error, platform }, 'calls of a ride provider were not counted'),
      );
      return under;
    });
    return next;
  };
}

async function keep(platform: RidePlatform, tally: Tally): Promise<void> {
  const now = currentTime();
  const at = now.toISOString();
  const startsAt = new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();
  const { asked, refused, failed, timedOut, tookMs, last } = tally;
  const answered = last.findLast((call) => !isFailure(call));
  const broken = last.findLast(isFailure);
  const token = last.findLast((call) => isFailure(call) && call.isToken);
  // Who gives tokens and refuses them afterwards is no help to anybody.
  const served = last.findLastIndex((call) => !isFailure(call) && !call.isToken);
  const row = last.slice(served + 1).filter(isFailure).length;
  const before = served < 0 ? sql`p.failures_in_row` : sql`0`;
  await database().execute(sql`
    with counted as (
      insert into ride_provider_calls as c (platform, starts_at, asked, refused, failed, timed_out, took_ms)
      values (${platform}, ${startsAt}, ${asked}, ${refused}, ${failed}, ${timedOut}, ${tookMs})
      on conflict (platform, starts_at) do update set asked = c.asked + excluded.asked,
        refused = c.refused + excluded.refused, failed = c.failed + excluded.failed,
        timed_out = c.timed_out + excluded.timed_out, took_ms = c.took_ms + excluded.took_ms
    )
    insert into ride_providers as p (platform, answered_at, answer_ms, failed_at, fault, failure,
      token_failed_at, token_failure, failures_in_row, down_since)
    values (${platform}, ${answered ? at : null}::timestamptz, ${answered?.tookMs ?? null}::int,
      ${broken ? at : null}::timestamptz, ${broken?.error?.fault ?? null}, ${wordsOf(broken)},
      ${token ? at : null}::timestamptz, ${wordsOf(token)}, ${row},
      ${row >= DOWN_AFTER ? at : null}::timestamptz)
    on conflict (platform) do update set
      answered_at = coalesce(excluded.answered_at, p.answered_at),
      answer_ms = coalesce(excluded.answer_ms, p.answer_ms),
      failed_at = coalesce(excluded.failed_at, p.failed_at),
      fault = coalesce(excluded.fault, p.fault),
      failure = coalesce(excluded.failure, p.failure),
      token_failed_at = coalesce(excluded.token_failed_at, p.token_failed_at),
      token_failure = coalesce(excluded.token_failure, p.token_failure),
      failures_in_row = ${before} + ${row}::int,
      down_since = case when ${before} + ${row}::int < ${DOWN_AFTER}::int then null
        else coalesce(p.down_since, ${at}::timestamptz) end`);
}

const wordsOf = (call: ProviderCall | undefined): string | null =>
  call?.error ? withoutPersons(call.error.message) : null;
