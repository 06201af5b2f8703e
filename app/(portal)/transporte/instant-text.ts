import { formatShortDate, formatTime12h } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

/** '3 nov 2026, 4:05 p. m.', in Colombia unless told. */
export const instantText = (at: Date, timeZone = DEFAULT_TIME_ZONE): string =>
  `${formatShortDate(at, timeZone)}, ${formatTime12h(at, timeZone)}`;
