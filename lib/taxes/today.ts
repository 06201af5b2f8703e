import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';

/** Day of what is withheld now, in Bogotá, `YYYY-MM-DD`. */
export const taxDay = (): string => isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);

/** Year of what is withheld now, in Bogotá. */
export const taxYear = (): number => Number(taxDay().slice(0, 4));
