import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';

/** The month in which it is now in Bogotá, `YYYY-MM`. */
export const thisMonth = (): string => isoDateInZone(currentTime(), DEFAULT_TIME_ZONE).slice(0, 7);
