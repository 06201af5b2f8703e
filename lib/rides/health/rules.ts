/** So many failures one after the other, and a provider counts as down. */
export const DOWN_AFTER = 3;
/** A provider that is down is tried again by whoever comes, should nobody have tried it for so long. */
const TRY_AGAIN_MS = 3 * 60_000;

/** Share of failed calls of the last hour from which on a provider is ailing, and of how many calls at the least. */
const AILING_PERCENT = 20;
const ENOUGH_CALLS = 5;

export type Trouble = { readonly failuresInRow: number; readonly failedAt: Date | null };

/** Whether it is not worth asking a provider: it failed again and again, and a short while ago. */
export const isDown = ({ failuresInRow, failedAt }: Trouble, now: Date): boolean =>
  failuresInRow >= DOWN_AFTER && failedAt !== null && now.getTime() - failedAt.getTime() < TRY_AGAIN_MS;

const HEALTH_STATES = ['WELL', 'AILING', 'DOWN', 'NEVER_ASKED', 'NOT_CONFIGURED'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export type Calls = { readonly asked: number; readonly failed: number };

/** Whole percent of the calls that failed; null where there were none. */
export const failedPercent = ({ asked, failed }: Calls): number | null =>
  asked === 0 ? null : Math.round((failed * 100) / asked);

type Told = {
  readonly configured: boolean;
  readonly answeredAt: Date | null;
  readonly failedAt: Date | null;
  readonly downSince: Date | null;
  readonly lastHour: Calls;
};

/** How a provider is doing, in one word. */
export function healthOf({ configured, answeredAt, failedAt, downSince, lastHour }: Told): HealthState {
  if (!configured) return 'NOT_CONFIGURED';
  if (downSince) return 'DOWN';
  if (!answeredAt && !failedAt) return 'NEVER_ASKED';
  if (!answeredAt) return 'AILING';
  const isAiling = lastHour.asked >= ENOUGH_CALLS && (failedPercent(lastHour) ?? 0) >= AILING_PERCENT;
  return isAiling ? 'AILING' : 'WELL';
}

/** Mail addresses and what may be a telephone or a document number, which a provider may repeat in its words. */
const PERSONAL = /[\w.+-]+@[\w.-]+|\+?\d[\d\s().-]{5,}\d/g;

/** A provider's words as they are kept: short, and of nobody. */
export const withoutPersons = (words: string): string => words.replaceAll(PERSONAL, '…').slice(0, 200);
