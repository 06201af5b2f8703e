import { type Instant, toInstant } from '@/lib/core/dates';

const written = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(at);

/** '2026-11-22 04:59:30 UTC · 2026-11-21 23:59:30 Bogotá'. */
export function bothTimes(at: Instant): string {
  const moment = toInstant(at);
  return `${written(moment, 'UTC')} UTC · ${written(moment, 'America/Bogota')} Bogotá`;
}
