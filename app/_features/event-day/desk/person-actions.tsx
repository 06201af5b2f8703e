'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { HourField, hourProblem } from '@/app/_ui/form/hour-field';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { formatTime12h, localDateTimeInZone } from '@/lib/core/dates';
import { hourWords } from '@/lib/core/readers/hour';
import type { ReceivedMark } from '@/lib/event-day/attendance/rules';
import type { DeskData } from '../desk-data';
import type { MadeMark } from '../kept/waiting';
import { NoteForm } from '../notes/note-form';
import { NoteList } from '../notes/note-list';
import styles from './desk.module.css';
import type { StandingPerson } from './desk-people';
import { MadeNotes } from './made-notes';
import { Substitutes } from './substitutes';
import type { Outbox } from './use-outbox';

type Props = {
  person: StandingPerson;
  name: string;
  data: DeskData;
  /** Notes something now, or at another hour; null where nothing can be noted. */
  now: ((kind: MadeMark['kind'], at?: Date) => void) | null;
  outbox: Outbox;
};

/** What one rarely presses: who comes instead, another hour, a note, who is missing. */
export function PersonActions({ person, name, data, now, outbox }: Props) {
  const t = useTranslations('events.desk');
  const notesOf = useTranslations('events.deskNotes');
  const { timeZone } = data;
  const { convocatedId, day } = person;
  const notes = data.notes.filter((note) => note.convocatedId === convocatedId && note.day === day);
  return (
    <div className={styles.more}>
      {now && person.status === 'MISSED' && (
        <Substitutes person={person} name={name} reserves={data.reserves} />
      )}
      {person.crossed && <Crossed crossed={person.crossed} timeZone={timeZone} now={now} />}
      <p className={styles.detail}>{t('code', { code: person.code })}</p>
      <NoteList notes={notes} timeZone={timeZone} deletable={now !== null} />
      <MadeNotes known={data.notes} of={{ convocatedId, day }} timeZone={timeZone} outbox={outbox} />
      {now && (
        <>
          <NoteForm label={notesOf('noteOf', { name })} of={{ convocatedId, day }} add={outbox.add} />
          <OtherHour person={person} timeZone={timeZone} now={now} />
          <div className={styles.buttons}>
            {person.status !== 'MISSED' && (
              <PlainButton variant="default" onClick={() => now('MISSED')}>
                {t('missed')}
              </PlainButton>
            )}
            {person.status !== 'EXPECTED' && (
              <PlainButton variant="default" onClick={() => now('CLEARED')}>
                {t('clear')}
              </PlainButton>
            )}
          </div>
        </>
      )}
    </div>
  );
}

type CrossedProps = Pick<Props, 'now'> & {
  crossed: NonNullable<StandingPerson['crossed']>;
  timeZone: string;
};

/** What two desks noted without knowing of one another, which holds, and a press to leave it so. */
function Crossed({ crossed: { holds, outdone }, timeZone, now }: CrossedProps) {
  const t = useTranslations('events.desk');
  const told = ({ by, kind, at }: ReceivedMark) =>
    t('notedBy', { by, kind: t(`kinds.${kind}`), time: formatTime12h(at, timeZone) });
  return (
    <div className={styles.crossed}>
      <p className={styles.detail}>{t('crossedOf', { holds: told(holds), outdone: told(outdone) })}</p>
      {now && (
        <PlainButton variant="default" onClick={() => now(holds.kind, holds.at)}>
          {t('leaveSo')}
        </PlainButton>
      )}
    </div>
  );
}

type HourProps = Pick<Props, 'person'> & { timeZone: string; now: NonNullable<Props['now']> };

/** Notes an arrival or a leaving at an hour that has passed. A leaving before the hour of arrival is of the next morning. */
function OtherHour({ person, timeZone, now }: HourProps) {
  const t = useTranslations('events.desk');
  const id = useId();
  const [time, setTime] = useState('');
  const isHour = time !== '' && !hourProblem(time);
  const at = (kind: 'ARRIVED' | 'LEFT') => {
    if (!isHour) return;
    const onDay = zonedDateTimeToInstant(`${person.day}T${time}`, timeZone);
    const before = kind === 'LEFT' && person.arrivedAt !== null && onDay < person.arrivedAt;
    now(kind, before ? new Date(+onDay + 24 * 60 * 60 * 1000) : onDay);
    setTime('');
  };
  return (
    <div className={styles.hour}>
      <HourField
        id={id}
        label={t('otherHour')}
        value={time}
        placeholder={hourWords(localDateTimeInZone(person.callAt, timeZone).slice(11))}
        onChange={setTime}
      />
      <PlainButton variant="default" disabled={!isHour} onClick={() => at('ARRIVED')}>
        {t('arrivedThen')}
      </PlainButton>
      <PlainButton variant="default" disabled={!isHour} onClick={() => at('LEFT')}>
        {t('leftThen')}
      </PlainButton>
    </div>
  );
}
