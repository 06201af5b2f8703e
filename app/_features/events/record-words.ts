import type { useTranslations } from 'next-intl';
import { formatShortDate } from '@/lib/core/dates';
import { starsText } from '@/lib/event-day/ratings/rules';
import type { TrackRecord } from '@/lib/event-day/track-record/queries';

type Words = ReturnType<typeof useTranslations<'events.record'>>;

/** What the own agency knows of a talent's work, in words of `events.record`. */
export function recordWords(t: Words) {
  /** How it came: only what there is to say. */
  const reliability = ({ came, late, missed }: TrackRecord): string =>
    [
      came > 0 && t('came', { count: came }),
      late > 0 && t('late', { count: late }),
      missed > 0 && t('missed', { count: missed }),
    ]
      .filter(Boolean)
      .join(' · ');
  return {
    reliability,
    last: ({ last }: TrackRecord): string | null =>
      last && t('last', { name: last.name, when: formatShortDate(last.endDate, last.timeZone) }),
    /** For a tile or a card: the stars, how many events, and what speaks against it. Null for who never worked for it. */
    short: (record: TrackRecord | undefined): string | null =>
      record
        ? [
            record.rating && `★ ${starsText(record.rating.mean)}`,
            record.events > 0 && t('events', { count: record.events }),
            record.late > 0 && t('late', { count: record.late }),
            record.missed > 0 && t('missed', { count: record.missed }),
          ]
            .filter(Boolean)
            .join(' · ')
        : null,
  };
}
