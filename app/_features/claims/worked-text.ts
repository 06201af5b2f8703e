import { formatMinutes } from '@/lib/core/dates';
import { workedIn } from '@/lib/event-day/attendance/rules';
import { translate } from '@/lib/i18n/translate';

/** Time that the desk of an event saw somebody work, in words: the agency and the talent read the same. */
export function workedText(days: readonly { readonly minutes: number | null }[]): string {
  const hours = workedIn(days);
  if (!hours) return translate('claims.noHours');
  if (hours.open && hours.minutes === 0) return translate('claims.arrivedOnly');
  return translate('claims.worked', { time: formatMinutes(hours.minutes), count: days.length });
}
