import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';

export type CalendarEntry = {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
  readonly isWholeDays: boolean;
  readonly summary: string;
  readonly location: string | undefined;
  readonly status: string | undefined;
  readonly sequence: number;
};

function iso(date: Date | undefined, isWholeDays: boolean): string {
  if (!date) return '';
  if (!isWholeDays) return date.toISOString();
  return new Date(+date - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * The entries of a text/calendar as two parsers that others wrote read them. Throws where they differ, and where a line
 * is longer than 75 octets or does not end as RFC 5545 demands.
 */
export function readCalendar(text: string): CalendarEntry[] {
  if (!text.endsWith('END:VCALENDAR\r\n')) throw new Error('the last line has no end');
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`a line of ${Buffer.byteLength(line)} octets: ${line}`);
    if (/[\r\n]/.test(line)) throw new Error(`a line that ends otherwise: ${line}`);
  }
  const [one, other] = [byIcalJs(text), byNodeIcal(text)];
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`two parsers differ:\n${JSON.stringify(one)}\n${JSON.stringify(other)}`);
  return one;
}

const byIcalJs = (text: string): CalendarEntry[] =>
  ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const entry = new ICAL.Event(component, { strictExceptions: true });
      const isWholeDays = entry.startDate.isDate;
      return {
        uid: entry.uid,
        start: iso(entry.startDate.toJSDate(), isWholeDays),
        end: iso(entry.endDate.toJSDate(), isWholeDays),
        isWholeDays,
        summary: entry.summary,
        location: entry.location ?? undefined,
        status: component.getFirstPropertyValue('status')?.toString(),
        sequence: entry.sequence,
      };
    });

const isEntry = (part: { readonly type?: string } | undefined): part is VEvent => part?.type === 'VEVENT';

const byNodeIcal = (text: string): CalendarEntry[] =>
  Object.values(ical.sync.parseICS(text))
    .filter(isEntry)
    .map((entry) => {
      const isWholeDays = entry.datetype === 'date';
      return {
        uid: entry.uid,
        start: iso(entry.start, isWholeDays),
        end: iso(entry.end, isWholeDays),
        isWholeDays,
        summary: String(entry.summary),
        location: entry.location === undefined ? undefined : String(entry.location),
        status: entry.status,
        sequence: Number(entry.sequence ?? 0),
      };
    });
