/** Days that the dashboard's figures look back on. */
export const PERIOD_DAYS = 90;

/** Days within which an uncovered role is urgent. */
export const COVER_DAYS = 7;

/** Days ahead that the dashboard's agenda shows. */
export const AGENDA_DAYS = 14;

const DAY_MS = 86_400_000;

export type Period = { readonly from: Date; readonly to: Date };

/** The last `PERIOD_DAYS` days and as many before them. */
export function comparedPeriods(now: Date): { current: Period; before: Period } {
  const from = new Date(now.getTime() - PERIOD_DAYS * DAY_MS);
  return {
    current: { from, to: now },
    before: { from: new Date(from.getTime() - PERIOD_DAYS * DAY_MS), to: from },
  };
}

export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

export type Decisions = { readonly accepted: number; readonly rejected: number; readonly expired: number };

/** Accepted out of all that were decided or let pass, in whole percent; null when there were none. */
export function winRate({ accepted, rejected, expired }: Decisions): number | null {
  const decided = accepted + rejected + expired;
  return decided === 0 ? null : Math.round((accepted * 100) / decided);
}

/** How much more or less than before, in whole percent; null when there was nothing to compare with. */
export function changePercent(current: number, before: number): number | null {
  return before === 0 ? null : Math.round(((current - before) * 100) / before);
}

/** Whole days that have gone by, 0 at least. */
export const wholeDaysSince = (then: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - then.getTime()) / DAY_MS));
