import { localDateTimeInZone } from './dates';

const DAY = 24 * 60;
const MINUTE_MS = 60_000;

/** Minutes after midnight, in the person's city, between which nothing rings. Equal: never quiet. */
export type QuietHours = { readonly from: number; readonly until: number };

/** From nine in the evening to seven in the morning. */
export const USUAL_QUIET: QuietHours = { from: 21 * 60, until: 7 * 60 };

/** When the quiet hours end in which an instant lies; null outside them. */
export function quietEnd(now: Date, { from, until }: QuietHours, timeZone: string): Date | null {
  const [hour = 0, minute = 0] = localDateTimeInZone(now, timeZone).slice(11).split(':').map(Number);
  const local = hour * 60 + minute;
  const isQuiet =
    from < until ? local >= from && local < until : from !== until && (local >= from || local < until);
  if (!isQuiet) return null;
  const left = (until - local + DAY) % DAY;
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS);
}
