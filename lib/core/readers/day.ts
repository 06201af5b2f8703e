import { foldText } from '../text';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;
/** How programs in English and older Spanish shorten them. */
const OTHER_MONTHS: Readonly<Record<string, number>> = { jan: 1, apr: 4, aug: 8, set: 9, dec: 12 };

/** What programs write behind a day that has no hour: '0:00:00', 'T00:00:00.000Z', '12:00:00 a. m.'. */
const MIDNIGHT = /(?:[t ]+|, ?)(?:0?0|12(?=.*a)):00(?::00(?:\.0+)?)?(?: ?a\.? ?m\.?| ?z)?$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const LOCAL = /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4})$/;
const NAMED =
  /^(?:(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo),? )?(\d{1,2})(?: de |[-/. ])([a-z]{3,10})\.?(?: del? |, ?|[-/. ])(\d{4})$/;

const monthOf = (name: string): number => {
  const short = name.slice(0, 3);
  return (MONTHS as readonly string[]).indexOf(short) + 1 || (OTHER_MONTHS[short] ?? 0);
};

const LONGEST = 60;

/**
 * `YYYY-MM-DD` of a day as people and programs write it: 2000-02-29, 29/02/2000, '29-2-2000 0:00:00', '1-may-1999',
 * '1 de mayo de 1999'. Null for anything else; a year of two digits says no century.
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
        ? [named[3], String(monthOf(named[2] ?? '')), named[1]]
        : [];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === written ? written : null;
}
