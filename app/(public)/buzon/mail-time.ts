import { formatShortDate, formatTime12h } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

/** '21 nov 2026, 3:57 p. m.' */
export const mailTime = (instant: Date): string =>
  `${formatShortDate(instant, DEFAULT_TIME_ZONE)}, ${formatTime12h(instant, DEFAULT_TIME_ZONE)}`;
