'use client';

import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { TextInput } from '@/app/_ui/controls/text-input';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Notice } from '@/app/_ui/feedback/notice';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { isoDateInZone } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { whyNotMark } from '@/lib/event-day/attendance/rules';
import { dayOfDesk } from '@/lib/event-day/rules';
import type { DeskData } from '../desk-data';
import type { Keeper } from '../kept/kept-desk';
import { type MadeMark, marksIn } from '../kept/waiting';
import { DayNotes } from './day-notes';
import styles from './desk.module.css';
import { findPeople, type StandingPerson, standingOn } from './desk-people';
import { PersonRow } from './person-row';
import { Scanner } from './scanner';
import { useNow } from './use-now';
import { useOutbox } from './use-outbox';

type Props = {
  data: DeskData;
  /** False for what this device kept. */
  fresh: boolean;
  keeper: Keeper | null;
  refresh: () => void;
};

/** Notes who came to an event, also while the network is gone. */
export function Desk({ data, fresh, keeper, refresh }: Props) {
  const t = useTranslations('events.desk');
  const words = useMessageText();
  const { days, people, timeZone } = data;
  const now = useNow(data.readAt);
  const [day, setDay] = useState(() =>
    dayOfDesk(
      days.map((one) => one.id),
      isoDateInZone(fresh ? data.readAt : new Date(), timeZone),
    ),
  );
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const outbox = useOutbox({ data, fresh, keeper, refresh });
  const { items, waiting, offline } = outbox;
  const made = useMemo(() => marksIn(items.map(({ item }) => item)), [items]);
  const standing = useMemo(() => standingOn(day, people, made, now), [day, people, made, now]);
  const found = findPeople(standing, search);
  const id = useId();
  const came = standing.filter(({ status }) => status === 'PRESENT' || status === 'LEFT').length;
  const crossed = standing.filter((person) => person.crossed !== null);
  const why = whyNotMark({ stateId: data.stateId, startDate: data.startsAt, endDate: data.endsAt }, now);
  const closed = data.runs ? why && words(why) : t('readOnly');
  const mark = (mark: MadeMark) => outbox.add([{ kind: 'mark', id: mark.id, mark }]);

  /** Whom the camera found, and who is missing, stands alone on the screen with what can be pressed. */
  const show = (person: StandingPerson) => {
    setOpened(person.convocatedId);
    setSearch(person.code);
  };

  const showAll = () => {
    setOpened(null);
    setSearch('');
  };

  return (
    <div className={styles.desk}>
      {closed && <Notice title={t('closedTitle')}>{closed}</Notice>}
      {crossed.length > 0 && (
        <Notice title={t('crossedTitle')}>
          {t('crossedText', {
            names: crossed.map(({ name, lastname }) => fullName({ name, lastname })).join(', '),
          })}
        </Notice>
      )}
      {days.length > 1 && (
        <fieldset className={styles.days} aria-label={t('days')}>
          {days.map((one) => (
            <button
              key={one.id}
              type="button"
              className={styles.dayButton}
              aria-pressed={one.id === day}
              onClick={() => setDay(one.id)}
            >
              {one.label}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.bar}>
        <TextInput
          id={id}
          type="search"
          label={t('search')}
          value={search}
          placeholder={t('searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {!closed && <Scanner people={standing} onFound={show} />}
      </div>
      <p className={styles.count} role="status">
        {t('count', { came, total: standing.length })}
        {(waiting > 0 || offline) && (
          <span className={styles.waiting} data-offline={offline || undefined}>
            {t(offline ? 'offline' : 'sending', { count: waiting })}
          </span>
        )}
      </p>
      {search !== '' && (
        <PlainButton variant="subtle" onClick={showAll}>
          {t('showAll', { total: standing.length })}
        </PlainButton>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={t(search ? 'noneFound' : 'nobody')}
          text={t(search ? 'noneFoundHint' : 'nobodyHint')}
        />
      ) : (
        <ul className={styles.people}>
          {found.map((person) => (
            <PersonRow
              key={person.convocatedId}
              person={person}
              data={data}
              opened={opened === person.convocatedId}
              onToggle={() => setOpened(opened === person.convocatedId ? null : person.convocatedId)}
              mark={closed ? null : mark}
              onMissed={() => show(person)}
              outbox={outbox}
            />
          ))}
        </ul>
      )}
      <DayNotes data={data} day={day} outbox={outbox} closed={closed !== null} />
    </div>
  );
}
