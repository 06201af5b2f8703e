'use client';

import { useTranslations } from 'next-intl';
import { useId, useMemo, useState } from 'react';
import { TextInput } from '@/app/_ui/controls/text-input';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Notice } from '@/app/_ui/feedback/notice';
import styles from './desk.module.css';
import { type DeskPerson, findPeople, type Reserve, type StandingPerson, standingOn } from './desk-people';
import { PersonRow } from './person-row';
import { Scanner } from './scanner';
import { useOutbox } from './use-outbox';

type Props = {
  eventId: string;
  timeZone: string;
  days: readonly { readonly id: string; readonly label: string }[];
  firstDay: string;
  people: readonly DeskPerson[];
  reserves: readonly Reserve[];
  /** Why nothing can be noted; null when it can. */
  closed: string | null;
};

/** Notes who came to an event, also while the network is gone. */
export function Desk({ eventId, timeZone, days, firstDay, people, reserves, closed }: Props) {
  const t = useTranslations('events.desk');
  const [day, setDay] = useState(firstDay);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const { mark, made, waiting, offline } = useOutbox(eventId);
  const standing = useMemo(() => standingOn(day, people, made), [day, people, made]);
  const found = findPeople(standing, search);
  const id = useId();
  const came = standing.filter(({ status }) => status === 'PRESENT' || status === 'LEFT').length;

  /** Whom the camera found stands alone on the screen, with what can be pressed. */
  const show = (person: StandingPerson) => {
    setOpened(person.convocatedId);
    setSearch(person.code);
  };

  return (
    <div className={styles.desk}>
      {closed && <Notice title={t('closedTitle')}>{closed}</Notice>}
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
        {waiting > 0 && (
          <span className={styles.waiting} data-offline={offline || undefined}>
            {t(offline ? 'offline' : 'sending', { count: waiting })}
          </span>
        )}
      </p>
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
              timeZone={timeZone}
              opened={opened === person.convocatedId}
              onToggle={() => setOpened(opened === person.convocatedId ? null : person.convocatedId)}
              mark={closed ? null : mark}
              reserves={reserves}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
