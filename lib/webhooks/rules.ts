import { TEST_EVENT, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, type WebhookEvent } from '@/db/values/webhooks';

/** Addresses of one agency. */
export const MOST_WEBHOOKS = 10;

/** How long the secret before the present one still signs. */
export const FORMER_SECRET_MS = 24 * 60 * 60_000;

/** An address that takes nothing for so long is told of nothing more until somebody presses. */
export const GIVE_UP_MS = 5 * 24 * 60 * 60_000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Pauses after each failed attempt: nine of them, a little more than two days in all. */
const PAUSES = [30_000, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** Milliseconds until the next attempt after so many, a fifth more or less by `chance` (0 to 1); null for no more. */
export function pauseAfter(attempts: number, chance: number): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (0.8 + chance * 0.4));
}

/** A message that its address refused so often lets the next ones pass, and comes later: its number tells. */
export const STEPS_ASIDE_AFTER = 3;

/** Nobody is there: no answer, or one that says that whoever should answer does not. Then all messages wait. */
export const isAway = (statusCode: number | null): boolean =>
  statusCode === null || [429, 502, 503, 504].includes(statusCode);

const LONGEST_REST = 10 * MINUTE;

/** Milliseconds for which an address is left alone after so many attempts in a row at which nobody was there. */
export const restAfter = (failures: number): number =>
  Math.min(PAUSES[failures - 1] ?? LONGEST_REST, LONGEST_REST);

const NAMES = new Map<string, WebhookEvent>(
  WEBHOOK_EVENT_NAMES.flatMap((name) => WEBHOOK_EVENTS[name].map((happening) => [happening, name] as const)),
);

/** The name on the wire of what an address is told of. */
export const eventOf = (happening: string): WebhookEvent | typeof TEST_EVENT =>
  NAMES.get(happening) ?? TEST_EVENT;

/** How many kinds of news an address is told of. */
export const kindsOf = (happenings: readonly string[]): number => new Set(happenings.map(eventOf)).size;
