import { useTranslations } from 'next-intl';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { EventTalent } from '@/lib/convocatories/event-talents/queries';
import { formatDateRange, formatShortDate } from '@/lib/core/dates';
import { undrawnOf } from '@/lib/operations/papers/rules';
import type { LoadedEvent } from '../../../load-event';
import { papersOf } from '../../_talents/papers';
import { PlacePapers } from '../../_talents/place-papers';
import styles from './event-places.module.css';

type Props = {
  places: readonly EventTalent[];
  calls: LoadedEvent['calls'];
  undrawn: LoadedEvent['undrawn'];
  timeZone: string;
  name: string;
};

/** To which of the event's calls the talent was called, what it answered, what was decided, and its papers. */
export function EventPlaces({ places, calls, undrawn, timeZone, name }: Props) {
  const t = useTranslations('events');
  return (
    <SectionCard title={t('profile.inEvent')} flush>
      <ul className={text.list}>
        {places.map((place) => {
          const call = calls.find((one) => one.id === place.convocatoryId);
          const since = place.repliedAt
            ? t('talents.replied', { when: formatShortDate(place.repliedAt, timeZone) })
            : place.seenAt
              ? t('talents.seen', { when: formatShortDate(place.seenAt, timeZone) })
              : t('talents.unseen');
          const papers = papersOf(place, undrawnOf(undrawn, place.convocatedId));
          return (
            <li key={place.convocatedId} className={styles.place}>
              <div className={styles.line}>
                <span className={text.strong}>{call ? `${call.profileName}, ${call.code}` : '—'}</span>
                <StateBadge id={place.stateId} />
                <StateBadge id={place.applicationStateId} />
              </div>
              <p className={styles.dim}>
                {call && formatDateRange(call.startDate, call.endDate, timeZone)} · {since}
              </p>
              {place.replyNote && (
                <p className={styles.note}>{t('talents.note', { note: place.replyNote })}</p>
              )}
              {papers && <PlacePapers papers={papers} name={name} />}
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
