'use client';

import { useTranslations } from 'next-intl';
import { parseAsString, useQueryState } from 'nuqs';
import { CoverBar } from '@/app/_features/events/cover-bar';
import { Board } from '@/app/_ui/board/board';
import type { BoardColumn } from '@/app/_ui/board/board-column';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { stateTone } from '@/app/_ui/data/state-tones';
import { Link } from '@/app/_ui/link';
import { ListFilters } from '@/app/_ui/list/list-filters';
import { NoneFiltered } from '@/app/_ui/list/none-filtered';
import { useListUrl } from '@/app/_ui/list/use-list-url';
import text from '@/app/_ui/theme/text.module.css';
import { MOST_COUNTED } from '@/lib/core/list-page';
import { isClosed } from '@/lib/events/rules';
import type { EventRow } from '../event-row';
import { EVENT_LIST } from '../list-address';
import styles from './event-board.module.css';

export type StateColumn = {
  readonly stateId: number;
  readonly count: number;
  readonly rows: readonly EventRow[];
  /** To all of them in the table. */
  readonly href: string;
};

/** Events by state. A state changes by calling, confirming, time and cancelling, not by moving a card. */
export function EventBoard({ columns }: { columns: readonly StateColumn[] }) {
  const t = useTranslations('events.board');
  const list = useTranslations('events.list');
  const url = useListUrl(EVENT_LIST);
  const word = useStateWord();
  const [chosen, setChosen] = useQueryState('columna', parseAsString);
  const first = columns.find(({ count }) => count > 0) ?? columns[0];
  const known = columns.some(({ stateId }) => String(stateId) === chosen);
  const toColumn = ({ stateId, count, rows, href }: StateColumn): BoardColumn => ({
    id: String(stateId),
    title: word(stateId),
    tone: stateTone(stateId),
    count,
    cards: rows.map((row) => ({ id: row.id, content: <EventCard row={row} /> })),
    empty: t('empty'),
    more: count > rows.length && (
      <Link href={href}>
        {count > MOST_COUNTED ? t('moreOfMany') : t('more', { count: count - rows.length })}
      </Link>
    ),
  });
  return (
    <>
      <ListFilters url={url} search={list('search')} filters={[]} />
      {url.filtered && columns.every(({ count }) => count === 0) ? (
        <NoneFiltered url={url} />
      ) : (
        <Board
          label={t('label')}
          columns={columns.map(toColumn)}
          current={known && chosen ? chosen : String(first?.stateId)}
          onCurrent={(id) => void setChosen(id)}
          pending={url.pending}
        />
      )}
    </>
  );
}

function EventCard({ row }: { row: EventRow }) {
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>
        <Link href={row.href} className={styles.link}>
          {row.name}
        </Link>
      </h3>
      {row.client && <p className={styles.client}>{row.client}</p>}
      <p className={text.note} title={row.when}>
        {row.dates} · {row.city}
      </p>
      <CoverBar confirmed={row.confirmed} wanted={row.wanted} short ended={isClosed(row.stateId)} />
    </article>
  );
}
