/**
 * Colombia's public holidays (Ley 51 de 1983, Ley 35 de 1939; Monday holidays by its article 1) and business days.
 * Days are `YYYY-MM-DD` where Elenco is; pure arithmetic, so that server and browser agree.
 */

const DAY_MS = 86_400_000;
const at = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const weekday = (ms: number): number => new Date(ms).getUTCDay();

/** Kept on their date, as month and day. */
const FIXED = [
  [1, 1],
  [5, 1],
  [7, 20],
  [8, 7],
  [12, 8],
  [12, 25],
] as const;

/** Moved to the Monday that follows when they fall on another day. */
const MOVED = [
  [1, 6],
  [3, 19],
  [6, 29],
  [8, 15],
  [10, 12],
  [11, 1],
  [11, 11],
] as const;

/** In days from Easter Sunday: Thursday and Friday before, then Ascension, Corpus Christi and Sacred Heart on Mondays. */
const FROM_EASTER = [-3, -2, 43, 64, 71] as const;

/** Easter Sunday of the Gregorian calendar (algorithm of Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return at(year, Math.floor(f / 31), (f % 31) + 1);
}

const nextMonday = (ms: number): number => ms + ((8 - weekday(ms)) % 7) * DAY_MS;

const known = new Map<number, ReadonlySet<string>>();

/** The holidays of a year. */
export function holidaysOf(year: number): ReadonlySet<string> {
  const found =
    known.get(year) ??
    new Set([
      ...FIXED.map(([month, day]) => isoDay(at(year, month, day))),
      ...MOVED.map(([month, day]) => isoDay(nextMonday(at(year, month, day)))),
      ...FROM_EASTER.map((days) => isoDay(easter(year) + days * DAY_MS)),
    ]);
  known.set(year, found);
  return found;
}

/** True on a Monday to Friday that is no holiday. */
export function isBusinessDay(day: string): boolean {
  const day0 = weekday(Date.parse(day));
  return day0 !== 0 && day0 !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** The last of `count` business days that begin the day after `day`. */
export function addBusinessDays(day: string, count: number): string {
  let ms = Date.parse(day);
  for (let left = count; left > 0; ) {
    ms += DAY_MS;
    if (isBusinessDay(isoDay(ms))) left -= 1;
  }
  return isoDay(ms);
}

/** Business days after `from`, up to and with `to`; negative when `to` lies before. */
export function businessDaysBetween(from: string, to: string): number {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  let count = 0;
  for (let ms = Math.min(start, end) + DAY_MS; ms <= Math.max(start, end); ms += DAY_MS)
    if (isBusinessDay(isoDay(ms))) count += 1;
  return start <= end ? count : -count;
}
