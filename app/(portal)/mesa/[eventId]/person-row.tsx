'use client';

import { useTranslations } from 'next-intl';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { formatMinutes, formatTime12h } from '@/lib/core/dates';
import { photoUrl } from '@/lib/core/photo-url';
import styles from './desk.module.css';
import type { Reserve, StandingPerson } from './desk-people';
import type { MadeMark } from './mark';
import { PersonActions } from './person-actions';

type Props = {
  person: StandingPerson;
  timeZone: string;
  opened: boolean;
  onToggle: () => void;
  /** Null where nothing can be noted. */
  mark: ((made: MadeMark) => void) | null;
  reserves: readonly Reserve[];
};

const TONES: Readonly<Record<StandingPerson['status'], Tone>> = {
  EXPECTED: 'gray',
  PRESENT: 'green',
  LEFT: 'blue',
  MISSED: 'red',
};

/** Somebody at the desk: one press notes that it came or left, the rest opens below. */
export function PersonRow({ person, timeZone, opened, onToggle, mark, reserves }: Props) {
  const t = useTranslations('events.desk');
  const name = `${person.name} ${person.lastname}`;
  const now = (kind: MadeMark['kind'], more: Partial<Pick<MadeMark, 'at' | 'note'>> = {}) => {
    const pressedAt = new Date();
    const { convocatedId, day } = person;
    mark?.({
      id: crypto.randomUUID(),
      convocatedId,
      day,
      kind,
      at: pressedAt,
      note: null,
      pressedAt,
      ...more,
    });
  };
  const times = [
    t('callAt', { time: formatTime12h(person.callAt, timeZone) }),
    person.arrivedAt && t('arrivedAt', { time: formatTime12h(person.arrivedAt, timeZone) }),
    person.leftAt && t('leftAt', { time: formatTime12h(person.leftAt, timeZone) }),
  ].filter(Boolean);
  return (
    <li className={styles.person}>
      <div className={styles.line}>
        <PersonAvatar name={name} src={person.photo ? photoUrl(person.photo, 96) : null} />
        <div className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>{[person.profileName, ...times].join(' · ')}</span>
          <span className={styles.badges}>
            <SoftBadge tone={TONES[person.status]}>{t(`statuses.${person.status}`)}</SoftBadge>
            {person.late > 0 && (
              <SoftBadge tone="yellow">{t('lateBy', { time: formatMinutes(person.late) })}</SoftBadge>
            )}
          </span>
        </div>
        <div className={styles.buttons}>
          {mark && person.status === 'EXPECTED' && (
            <PlainButton onClick={() => now('ARRIVED')} aria-label={t('arrivedOf', { name })}>
              {t('arrived')}
            </PlainButton>
          )}
          {mark && person.status === 'PRESENT' && (
            <PlainButton variant="default" onClick={() => now('LEFT')} aria-label={t('leftOf', { name })}>
              {t('left')}
            </PlainButton>
          )}
          <PlainButton
            variant="subtle"
            onClick={onToggle}
            aria-expanded={opened}
            aria-label={t('moreOf', { name })}
          >
            {t(opened ? 'less' : 'more')}
          </PlainButton>
        </div>
      </div>
      {opened && (
        <PersonActions
          person={person}
          name={name}
          timeZone={timeZone}
          now={mark && now}
          reserves={reserves}
        />
      )}
    </li>
  );
}
