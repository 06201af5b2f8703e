import { useTranslations } from 'next-intl';
import { dayDifference, startOfDay } from '@/lib/core/calendar';

export type DayWords = { readonly text: string; readonly urgent: boolean };

const URGENT_DAYS = 2;
const OLD_DAYS = 7;

/** How far days are, in words, counted from the local start of day (product decisions, "Dates"). */
export function useDayWords(now: Date) {
  const t = useTranslations('dashboard.queue');
  return {
    /** 'Vence mañana'. */
    expiry(instant: Date, timeZone: string): DayWords {
      const days = daysAhead(now, instant, timeZone);
      const text =
        days <= 0 ? t('expiresToday') : days === 1 ? t('expiresTomorrow') : t('expiresIn', { days });
      return { text, urgent: days <= URGENT_DAYS };
    },
    /** 'En 3 días'. */
    start(instant: Date, timeZone: string): DayWords {
      const days = daysAhead(now, instant, timeZone);
      if (days < 0) return { text: t('running'), urgent: true };
      const text = days === 0 ? t('today') : days === 1 ? t('tomorrow') : t('inDays', { days });
      return { text, urgent: days <= URGENT_DAYS };
    },
    /** 'Hace 3 días'. */
    age(instant: Date, timeZone: string): DayWords {
      const days = Math.max(0, -daysAhead(now, instant, timeZone));
      return { text: t('since', { days }), urgent: days >= OLD_DAYS };
    },
  };
}

/** 0 for any time of today, 1 for any of tomorrow, -1 for any of yesterday. */
const daysAhead = (now: Date, instant: Date, timeZone: string): number =>
  dayDifference(now, startOfDay(instant, timeZone), timeZone);
