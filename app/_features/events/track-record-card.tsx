import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import text from '@/app/_ui/theme/text.module.css';
import { eventPath } from '@/lib/core/paths';
import { starsText } from '@/lib/event-day/ratings/rules';
import type { TrackRecord } from '@/lib/event-day/track-record/queries';
import { recordWords } from './record-words';

/** What the own agency knows of a talent: how often it worked for it and when last, how it came, what it thought of it. */
export function TrackRecordCard({ record }: { record: TrackRecord | undefined }) {
  const t = useTranslations('events.record');
  const words = recordWords(t);
  const reliability = record && words.reliability(record);
  return (
    <SectionCard title={t('title')}>
      {record ? (
        <>
          {record.rating && (
            <p className={text.strong}>
              {t('ratingOf', { stars: starsText(record.rating.mean), count: record.rating.count })}
            </p>
          )}
          {record.events > 0 && (
            <p>
              {t('events', { count: record.events })}
              {reliability && `: ${reliability}`}
            </p>
          )}
          {record.last && (
            <p>
              <Link href={eventPath(record.last.id, record.last.name)}>{words.last(record)}</Link>
            </p>
          )}
          <p className={text.note}>{t('onlyYours')}</p>
        </>
      ) : (
        <p className={text.quiet}>{t('never')}</p>
      )}
    </SectionCard>
  );
}
