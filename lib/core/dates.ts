/**
 * Dates as people read them, in the time zone of the event's city and never in the machine's.
 * The words are written here instead of taken from Intl's Spanish, whose spaces and capitals change with
 * the ICU of each browser and of each Node: server and client must print the same. No polyfill: this file
 * ships to browsers. Arithmetic on dates is in calendar.ts.
 */

/** A point in time: a Date or an ISO 8601 text with time and offset (`2026-01-05T20:30:00Z`). */
export type Instant = Date | string;

type ZonedParts = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

type LongDateOptions = { readonly year?: boolean };

const WEEKDAYS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'];
const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
];
const NO_BREAK = '\u00a0';
const DAY_MS = 86_400_000;
const INSTANT_TEXT = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/** @throws RangeError for a text that is not a full instant: a bare date would silently move a day. */
export function toInstant(value: Instant): Date {
  if (typeof value === 'string' && !INSTANT_TEXT.test(value)) {
    throw new RangeError(`Not an instant with time and offset: ${value}`);
  }
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a valid instant: ${String(value)}`);
  return date;
}

/** Nobody is older, and no event is planned later: what lies outside is a slip, and no database's problem. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

/** True for `YYYY-MM-DD` of a day there is (2027-02-29 is not), from 1900 to 2999. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = ISO_DATE.exec(text) ?? [];
  if (!year || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text);
}

const SENT_INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$/;

/**
 * The instant of a text that somebody sent, ISO 8601 with time and offset; null for any other, and for a day there is
 * none of. Without an offset it would be taken in the machine's zone.
 */
export function readInstant(text: string): Date | null {
  const day = text.length <= 40 ? SENT_INSTANT.exec(text)?.[1] : undefined;
  if (!day || !isCalendarDate(day)) return null;
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

function partsInZone(instant: Instant, timeZone: string): ZonedParts {
  const found: Record<string, number> = {};
  for (const { type, value } of formatterFor(timeZone).formatToParts(toInstant(instant))) {
    found[type] = Number(value);
  }
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = found;
  return { year, month, day, hour, minute, second };
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const dayNumber = (parts: ZonedParts) => Date.UTC(parts.year, parts.month - 1, parts.day) / DAY_MS;

function longDate(year: number, month: number, day: number, withYear: boolean): string {
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return `${weekday} ${day} de ${MONTHS[month - 1]}${withYear ? ` de ${year}` : ''}`;
}

/** 'Lunes 5 de Enero', the specification's form; with `year`, 'Lunes 5 de Enero de 2026'. */
export function formatLongDate(instant: Instant, timeZone: string, options: LongDateOptions = {}): string {
  const { year, month, day } = partsInZone(instant, timeZone);
  return longDate(year, month, day, options.year ?? false);
}

/** A calendar date `YYYY-MM-DD` as 'Lunes 5 de Enero de 2026'. @throws RangeError when it is not a real date. */
export function formatIsoDate(isoDate: string): string {
  const [, year, month, day] = ISO_DATE.exec(isoDate) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== isoDate) {
    throw new RangeError(`Not a calendar date: ${isoDate}`);
  }
  return longDate(Number(year), Number(month), Number(day), true);
}

/** '5 ene 2026', for tables and lists; `formatDayRange` writes its days alike. */
export const formatShortDate = (instant: Instant, timeZone: string): string =>
  shortDay(partsInZone(instant, timeZone), true);

/** A calendar date, `YYYY-MM-DD`, as short as `formatShortDate` writes one. */
export const formatShortDay = (isoDate: string): string => formatShortDate(`${isoDate}T12:00:00Z`, 'UTC');

/**
 * '3–5 dic', '28 nov – 2 dic', or '3 dic' for one day: where a list has little room. With `year`, '3–5 dic 2026';
 * both years whenever they differ.
 */
export function formatDayRange(
  start: Instant,
  end: Instant,
  timeZone: string,
  options: LongDateOptions = {},
): string {
  const from = partsInZone(start, timeZone);
  const to = partsInZone(end, timeZone);
  const yearsDiffer = from.year !== to.year;
  const last = shortDay(to, yearsDiffer || (options.year ?? false));
  if (dayNumber(from) === dayNumber(to)) return last;
  if (!yearsDiffer && from.month === to.month) return `${from.day}–${last}`;
  return `${shortDay(from, yearsDiffer)} – ${last}`;
}

function shortDay({ year, month, day }: ZonedParts, withYear: boolean): string {
  const name = (MONTHS[month - 1] ?? '').slice(0, 3).toLowerCase();
  return [day, name, ...(withYear ? [year] : [])].join(NO_BREAK);
}

export type TimeOptions = { readonly seconds?: boolean };

/** 12-hour clock as Colombia writes it: '3:30 p. m.', with spaces that do not break; with `seconds`, '3:30:07 p. m.'. */
export function formatTime12h(instant: Instant, timeZone: string, options: TimeOptions = {}): string {
  const { hour, minute, second } = partsInZone(instant, timeZone);
  const half = hour < 12 ? 'a.' : 'p.';
  const seconds = options.seconds ? `:${pad(second)}` : '';
  return `${hour % 12 || 12}:${pad(minute)}${seconds}${NO_BREAK}${half}${NO_BREAK}m.`;
}

/** 'Lunes 5 de Enero de 2026, 3:30 p. m.'; with `seconds`, for evidence, '3:30:07 p. m.'. */
export function formatDateTime(instant: Instant, timeZone: string, options: TimeOptions = {}): string {
  return `${formatLongDate(instant, timeZone, { year: true })}, ${formatTime12h(instant, timeZone, options)}`;
}

/**
 * 'Lunes 18 de Enero – Miércoles 20 de Enero', or one date when both fall on the same day. Years are written
 * on the last date when asked for, and on both whenever they differ.
 */
export function formatDateRange(
  start: Instant,
  end: Instant,
  timeZone: string,
  options: LongDateOptions = {},
): string {
  const from = partsInZone(start, timeZone);
  const to = partsInZone(end, timeZone);
  const yearsDiffer = from.year !== to.year;
  const last = longDate(to.year, to.month, to.day, yearsDiffer || (options.year ?? false));
  if (dayNumber(from) === dayNumber(to)) return last;
  return `${longDate(from.year, from.month, from.day, yearsDiffer)} – ${last}`;
}

/** A length of time in whole minutes: '45 min', '8 h', '6 h 32 min', with spaces that do not break. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 ? `${hours}${NO_BREAK}h` : '',
    rest > 0 || hours === 0 ? `${rest}${NO_BREAK}min` : '',
  ];
  return parts.filter(Boolean).join(NO_BREAK);
}

/** '8:00 a. m. – 6:00 p. m.' */
export function formatTimeRange(start: Instant, end: Instant, timeZone: string): string {
  return `${formatTime12h(start, timeZone)} – ${formatTime12h(end, timeZone)}`;
}

/** The calendar day of an instant in a zone, `YYYY-MM-DD`; so the contract date is Bogotá's day. */
export function isoDateInZone(instant: Instant, timeZone: string): string {
  const { year, month, day } = partsInZone(instant, timeZone);
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** The calendar day so many days later, earlier when negative; both `YYYY-MM-DD`. @throws RangeError for no day. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The month after another one; both `YYYY-MM`. @throws RangeError for no month. */
export const monthAfter = (month: string): string => shiftDay(`${month}-28`, 4).slice(0, 7);

/** Wall-clock text for form inputs, `YYYY-MM-DDTHH:mm`; calendar.ts turns it back into an instant. */
export function localDateTimeInZone(instant: Instant, timeZone: string): string {
  const { hour, minute } = partsInZone(instant, timeZone);
  return `${isoDateInZone(instant, timeZone)}T${pad(hour)}:${pad(minute)}`;
}

/**
 * Calendar days touched from start to end, both included, in that zone: 1 when they share the day.
 * Source: quotation model, "Days are calendar days, counted in the event's time zone".
 * @throws RangeError when the end is before the start.
 */
export function calendarDays(start: Instant, end: Instant, timeZone: string): number {
  if (toInstant(end) < toInstant(start)) throw new RangeError('The end is before the start');
  return dayNumber(partsInZone(end, timeZone)) - dayNumber(partsInZone(start, timeZone)) + 1;
}
