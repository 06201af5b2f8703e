type Words = (key: 'minutes' | 'hours' | 'days', values: { value: string }) => string;

const HOUR = 3600;
const DAY = 24 * HOUR;
const number = (value: number, digits: number): string =>
  value.toLocaleString('es-CO', { maximumFractionDigits: digits });

/** A time in the unit that people would tell it in: '35 min', '4,5 h', '3 días'. `t` is `analytics.time`. */
export function durationText(seconds: number, t: Words): string {
  if (seconds < HOUR) return t('minutes', { value: number(seconds / 60, 0) });
  return seconds < 2 * DAY
    ? t('hours', { value: number(seconds / HOUR, 1) })
    : t('days', { value: number(seconds / DAY, 1) });
}
