import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

/** Months that can be chosen, this one included. */
const CHOICES = 36;

const NAMES = new Intl.DateTimeFormat('es-CO', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2026-11' → 'Noviembre de 2026'. */
function monthName(month: string): string {
  const name = NAMES.format(new Date(`${month}-01T00:00:00Z`));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The last three years of months, the latest first. */
export function monthsUntil(now: Date): { value: string; label: string }[] {
  const [year = 0, month = 1] = isoDateInZone(now, DEFAULT_TIME_ZONE).split('-').map(Number);
  return Array.from({ length: CHOICES }, (_, back) => {
    const index = year * 12 + month - 1 - back;
    const value = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return { value, label: monthName(value) };
  });
}
