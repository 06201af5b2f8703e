/** What somebody typed as an hour: `HH:mm` on a clock of 24 hours, why it is none, or null for nothing typed. */
export type ReadHour = { readonly time: string } | { readonly problem: 'hour' | 'midnight' };

/** Blanks of any kind, points and marks that nobody sees say nothing in an hour. */
const SILENT = /[\s.\p{Cf}]+/gu;
const WRITTEN = /^(?:alas?|las)?(\d{1,2})(?:[:h,](\d{2}))?(?::00)?h?(am|pm|a|p|m)?$/;
const RUN_TOGETHER = /^(\d{1,2})(\d{2})h?(am|pm|a|p|m)?$/;
const WORDS: ReadonlyMap<string, string> = new Map([
  ['mediodia', '12:00'],
  ['medianoche', '00:00'],
]);

const two = (number: number): string => String(number).padStart(2, '0');

/** The hour of 24 that an hour and its half of the day say; null where they contradict each other. */
function hourOfDay(hour: number, half: string | undefined): number | null {
  if (hour > 23) return null;
  if (half === 'm') return hour === 12 ? 12 : null;
  if (half === undefined) return hour;
  if (half[0] === 'a') return hour > 12 ? null : hour % 12;
  return hour === 0 ? null : (hour % 12) + 12;
}

/**
 * Reads an hour as people here type it: `8`, `8:30`, `8pm`, `8 p. m.`, `930p`, `1315`, `20:00`, `12 m.`. Without a half
 * of the day it is that of a clock of 24 hours. What could be meant otherwise is refused, never guessed.
 */
export function readHour(typed: string): ReadHour | null {
  const plain = typed.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  // A point parts hours and minutes between digits; elsewhere, as in 'p. m.', it says nothing.
  const text = plain
    .replaceAll(/(\d)\s*[.:,h]\s*(?=\d)/g, '$1:')
    .replaceAll(/(\d)\s+(?=\d)/g, '$1:')
    .replaceAll(SILENT, '');
  if (text === '') return null;
  const word = WORDS.get(text.replace(/^(?:ala|al)/, ''));
  if (word) return { time: word };
  const [, hours, minutes = '00', half] = WRITTEN.exec(text) ?? RUN_TOGETHER.exec(text) ?? [];
  if (hours === undefined) return { problem: 'hour' };
  if (hours === '24' && minutes === '00' && half === undefined) return { problem: 'midnight' };
  const hour = hourOfDay(Number(hours), half);
  return hour === null || Number(minutes) > 59 ? { problem: 'hour' } : { time: `${two(hour)}:${minutes}` };
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** An hour as it is shown: '1:15 p. m.' for `13:15`. What is none stays as it is. */
export function hourWords(time: string): string {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (hours === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.' : 'p.'}\u00a0m.`;
}

const WALL_CLOCK = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a date with its hour is whole; while it is typed a field may hold `2026-01-05T8 y m`. */
export const isWallClock = (text: string): boolean => WALL_CLOCK.test(text);
