import { foldText } from '../text';

/** In Spanish, and as programs in English and older Spanish write them. */
const MONTHS: readonly (readonly string[])[] = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
];
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];

/** What programs write behind a day that has no hour: '0:00:00', 'T00:00:00.000Z', '12:00:00 a. m.'. */
const MIDNIGHT = /(?:[t ]+|, ?)(?:0?0|12(?=.*a)):00(?::00(?:\.0+)?)?(?: ?a\.? ?m\.?| ?z)?$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const LOCAL = /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4})$/;
const NAMED =
  /^(?:(lunes|martes|miercoles|jueves|viernes|sabado|domingo),? )?(\d{1,2})(?: de |[-/. ])([a-z]{3,10})\.?(?: del? |, ?|[-/. ])(\d{4})$/;

/** A month by its name or the beginning of it; 0 for none. */
const monthOf = (name: string): number =>
  MONTHS.findIndex((names) => names.some((whole) => whole.startsWith(name))) + 1;

/** Of people who live, and of what is planned. */
const CENTURY = /^(?:19|20|21)/;
const LONGEST = 60;

/**
 * `YYYY-MM-DD` of a day as people and programs write it: 2000-02-29, 29/02/2000, '29-2-2000 0:00:00', '1-may-1999',
 * '1 de mayo de 1999'. Null for anything else; a year of two digits says no century, and a day of the week that it was not is
 * another day.
 */
export function readDay(typed: string): string | null {
  if (typed.length > LONGEST) return null;
  const said = foldText(typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const text = said.replace(MIDNIGHT, '').trim();
  const iso = ISO.exec(text);
  const local = LOCAL.exec(text);
  const named = NAMED.exec(text);
  const [year, month, day] = iso
    ? iso.slice(1, 4)
    : local
      ? [local[3], local[2], local[1]]
      : named
        ? [named[4], String(monthOf(named[3] ?? '')), named[2]]
        : [];
  if (!year || !month || !day || !CENTURY.test(year)) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written) return null;
  const weekday = named?.[1];
  return !weekday || WEEKDAYS[date.getUTCDay()] === weekday ? written : null;
}
