'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { ListPager } from '@/app/_ui/data-table/table-pager';
import type { Pages } from '@/app/_ui/list/list-query';
import { RowButton } from '@/app/_ui/list/row-button';
import { RowIconSheet } from '@/app/_ui/list/row-icons';
import { RowSwitch } from '@/app/_ui/list/row-switch';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import styles from './showcase-board.module.css';
import { type ShowcaseGroup, type ShowcaseRow, swapped } from './showcase-rows';
import { useShowcase } from './use-showcase';

type Props = {
  eventId: string;
  groups: readonly ShowcaseGroup[];
  /** Shown places of the same role before the first row and behind the last one, on other pages. */
  beside: { readonly previous: string | null; readonly next: string | null };
  /** How many the client sees, and how many said yes and could be shown; on all pages. */
  shown: number;
  willing: number;
  pages: Pages;
  editable: boolean;
};

/** Whom the client sees, a switch a talent, in the order in which it sees them. */
export function ShowcaseBoard({ eventId, groups, beside, shown, willing, pages, editable }: Props) {
  const t = useTranslations('events.showcase');
  const tools = useShowcase(eventId);
  const orderOf = ({ people }: ShowcaseGroup, index: number) =>
    [
      index === 0 && beside.previous,
      ...people.map((row) => row.shown && row.convocatedId),
      index === groups.length - 1 && beside.next,
    ].filter((id): id is string => typeof id === 'string');
  return (
    <>
      {editable && (
        <div className={styles.bar}>
          {shown > 0 && (
            <Button
              variant="subtle"
              color="ink"
              disabled={tools.pending}
              onClick={() => void tools.showAll(false)}
            >
              {t('hideAll')}
            </Button>
          )}
          <Button
            variant={shown === 0 ? 'filled' : 'default'}
            disabled={willing === 0 || tools.pending}
            onClick={() => void tools.showAll(true)}
          >
            {t('showWilling', { count: willing })}
          </Button>
        </div>
      )}
      <RowIconSheet names={['up', 'down']} />
      {groups.map((group, index) => (
        <section key={group.id} className={styles.group} aria-labelledby={`vitrina-${group.id}`}>
          <h2 id={`vitrina-${group.id}`} className={styles.title}>
            {group.title}{' '}
            <span className={styles.count}>{t('of', { shown: group.shown, total: group.total })}</span>
          </h2>
          <ul className={text.list}>
            {group.people.map((row) => (
              <Row
                key={row.convocatedId}
                row={row}
                t={t}
                order={orderOf(group, index)}
                tools={editable ? tools : null}
              />
            ))}
          </ul>
        </section>
      ))}
      <ListPager pages={pages} />
    </>
  );
}

type RowProps = {
  row: ShowcaseRow;
  t: ReturnType<typeof useTranslations<'events.showcase'>>;
  /** The shown of its role as they stand, with those on the pages beside. */
  order: readonly string[];
  tools: ReturnType<typeof useShowcase> | null;
};

function Row({ row, t, order, tools }: RowProps) {
  const { convocatedId: id, name, gender, photo, status, confirmed } = row;
  const shown = tools?.isShown(row) ?? row.shown === true;
  return (
    <li className={styles.row} data-shown={shown || undefined}>
      <span className={styles.photo}>
        <TalentPhoto fileId={photo ?? null} gender={gender} alt="" sizes="48px" />
      </span>
      <span className={styles.who}>
        <span className={text.name}>{name}</span>
        <span className={styles.status}>
          <SoftBadge tone={confirmed ? 'green' : 'gray'}>{status}</SoftBadge>
        </span>
      </span>
      {tools ? (
        <>
          {shown && (
            <span className={styles.order}>
              {MOVES.map(({ by, icon }) => {
                const pair = swapped(order, id, by);
                return (
                  <RowButton
                    key={icon}
                    variant="subtle"
                    icon={icon}
                    square
                    aria-label={t(icon, { name })}
                    disabled={!pair || tools.pending}
                    onClick={() => pair && void tools.order(pair)}
                  />
                );
              })}
            </span>
          )}
          <RowSwitch
            className={styles.switch ?? ''}
            label={t('show', { name })}
            checked={shown}
            onChange={() => void tools.show(row, !shown)}
          />
        </>
      ) : (
        <span className={styles.state}>{t(shown ? 'isShown' : 'isHidden')}</span>
      )}
    </li>
  );
}

const MOVES = [
  { by: -1, icon: 'up' },
  { by: 1, icon: 'down' },
] as const;
