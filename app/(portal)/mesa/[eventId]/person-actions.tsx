'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { DECIDE } from '@/app/_features/events/documents';
import { useAction } from '@/app/_features/graphql/use-action';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { TextInput } from '@/app/_ui/controls/text-input';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { formatTime12h, localDateTimeInZone } from '@/lib/core/dates';
import { CONVOCATED } from '@/lib/core/states';
import styles from './desk.module.css';
import type { Reserve, StandingPerson } from './desk-people';
import type { MadeMark } from './mark';

type Props = {
  person: StandingPerson;
  name: string;
  timeZone: string;
  /** Notes something now, or at another hour; null where nothing can be noted. */
  now: ((kind: MadeMark['kind'], more?: Partial<Pick<MadeMark, 'at' | 'note'>>) => void) | null;
  reserves: readonly Reserve[];
};

/** What one rarely presses: another hour, a note, who is missing and who comes instead. */
export function PersonActions({ person, name, timeZone, now, reserves }: Props) {
  const t = useTranslations('events.desk');
  return (
    <div className={styles.more}>
      <p className={styles.detail}>{t('code', { code: person.code })}</p>
      {person.notes.length > 0 && (
        <ul className={styles.notes}>
          {person.notes.map(({ at, text }) => (
            <li key={`${+at} ${text}`}>
              <span className={styles.detail}>{formatTime12h(at, timeZone)}</span> {text}
            </li>
          ))}
        </ul>
      )}
      {now && (
        <>
          <OtherHour person={person} timeZone={timeZone} now={now} />
          <NoteField now={now} />
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
          {person.status === 'MISSED' && <Substitutes person={person} name={name} reserves={reserves} />}
        </>
      )}
    </div>
  );
}

type HourProps = Pick<Props, 'person' | 'timeZone'> & { now: NonNullable<Props['now']> };

/** Notes an arrival or a leaving at an hour that has passed. A leaving before the hour of arrival is of the next morning. */
function OtherHour({ person, timeZone, now }: HourProps) {
  const t = useTranslations('events.desk');
  const id = useId();
  const [time, setTime] = useState('');
  const at = (kind: 'ARRIVED' | 'LEFT') => {
    if (!time) return;
    const onDay = zonedDateTimeToInstant(`${person.day}T${time}`, timeZone);
    const before = kind === 'LEFT' && person.arrivedAt !== null && onDay < person.arrivedAt;
    now(kind, { at: before ? new Date(+onDay + 24 * 60 * 60 * 1000) : onDay });
    setTime('');
  };
  return (
    <div className={styles.hour}>
      <TextInput
        id={id}
        type="time"
        label={t('otherHour')}
        value={time}
        placeholder={localDateTimeInZone(person.callAt, timeZone).slice(11)}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <PlainButton variant="default" disabled={!time} onClick={() => at('ARRIVED')}>
        {t('arrivedThen')}
      </PlainButton>
      <PlainButton variant="default" disabled={!time} onClick={() => at('LEFT')}>
        {t('leftThen')}
      </PlainButton>
    </div>
  );
}

function NoteField({ now }: { now: NonNullable<Props['now']> }) {
  const t = useTranslations('events.desk');
  const id = useId();
  const [note, setNote] = useState('');
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (!note.trim()) return;
        now('NOTE', { note: note.trim() });
        setNote('');
      }}
    >
      <TextInput
        id={id}
        label={t('note')}
        value={note}
        maxLength={500}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <PlainButton type="submit" variant="default" disabled={!note.trim()}>
        {t('saveNote')}
      </PlainButton>
    </form>
  );
}

/** Who said yes and was not confirmed, of the same profile first: one press confirms it, and it is told by mail. */
function Substitutes({ person, name, reserves }: Pick<Props, 'person' | 'name' | 'reserves'>) {
  const t = useTranslations('events.desk');
  const deciding = useAction(DECIDE);
  const inOrder = reserves.toSorted(
    (a, b) => Number(b.profileName === person.profileName) - Number(a.profileName === person.profileName),
  );
  if (inOrder.length === 0) return <p className={styles.detail}>{t('noReserves')}</p>;
  return (
    <section aria-label={t('insteadOf', { name })}>
      <h3 className={styles.heading}>{t('insteadOf', { name })}</h3>
      <ul className={styles.notes}>
        {inOrder.map((reserve) => (
          <li key={reserve.convocatedId} className={styles.reserve}>
            <span>{`${reserve.name} · ${reserve.profileName}`}</span>
            <PlainButton
              variant="default"
              disabled={deciding.pending}
              aria-label={t('confirmOf', { name: reserve.name })}
              onClick={() =>
                void deciding.press(
                  { id: reserve.convocatedId, stateId: CONVOCATED.CONFIRMED, beyondNeed: true },
                  t('confirmed', { name: reserve.name }),
                )
              }
            >
              {t('confirm')}
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
