'use client';

import { useTranslations } from 'next-intl';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { SoftBadge, type Tone } from '@/app/_ui/data/soft-badge';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { formatMinutes, formatTime12h } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { photoUrl } from '@/lib/core/photo-url';
import type { DeskData } from '../desk-data';
import type { MadeMark } from '../kept/waiting';
import styles from './desk.module.css';
import type { StandingPerson } from './desk-people';
import { PersonActions } from './person-actions';
import type { Outbox } from './use-outbox';

type Props = {
  person: StandingPerson;
  data: DeskData;
  opened: boolean;
  onToggle: () => void;
  /** Null where nothing can be noted. */
  mark: ((made: MadeMark) => void) | null;
  /** Has it stand alone on the screen, with who could come instead. */
  onMissed: () => void;
  outbox: Outbox;
};

const TONES: Readonly<Record<StandingPerson['status'], Tone>> = {
  EXPECTED: 'gray',
  PRESENT: 'green',
  LEFT: 'blue',
  MISSED: 'red',
};

/** Somebody at the desk: one press notes that it came or left, the rest opens below. */
export function PersonRow({ person, data, opened, onToggle, mark, onMissed, outbox }: Props) {
  const t = useTranslations('events.desk');
  const { timeZone } = data;
  const name = fullName(person);
  const now = (kind: MadeMark['kind'], at?: Date) => {
    const pressedAt = new Date();
    const { convocatedId, day } = person;
    mark?.({ id: crypto.randomUUID(), convocatedId, day, kind, at: at ?? pressedAt, pressedAt });
    if (kind === 'MISSED') onMissed();
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
              <SoftBadge tone="yellow">
                {t(person.status === 'EXPECTED' ? 'lateSince' : 'lateBy', {
                  time: formatMinutes(person.late),
                })}
              </SoftBadge>
            )}
            {person.crossed && <SoftBadge tone="yellow">{t('crossed')}</SoftBadge>}
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
          {mark && person.status === 'EXPECTED' && person.late > 0 && (
            <PlainButton variant="default" onClick={() => now('MISSED')} aria-label={t('missedOf', { name })}>
              {t('missed')}
            </PlainButton>
          )}
          {mark && person.status === 'MISSED' && !opened && (
            <PlainButton variant="default" onClick={onToggle} aria-label={t('replaceOf', { name })}>
              {t('replace')}
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
      {opened && <PersonActions person={person} name={name} data={data} now={mark && now} outbox={outbox} />}
    </li>
  );
}
