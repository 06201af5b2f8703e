'use client';

import { Button, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { ListPager } from '@/app/_ui/data-table/table-pager';
import { later } from '@/app/_ui/later/later';
import type { Pages } from '@/app/_ui/list/list-query';
import { RowButton } from '@/app/_ui/list/row-button';
import { RowIconSheet } from '@/app/_ui/list/row-icons';
import { RowSwitch } from '@/app/_ui/list/row-switch';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import type { DraftState } from '@/lib/convocatories/showcase/drafting/draft-state';
import { DraftBar } from './draft-bar';
import styles from './showcase-board.module.css';
import { type ShowcaseGroup, type ShowcaseRow, swapped } from './showcase-rows';
import { useShowcase } from './use-showcase';

const DressForm = later(() => import('./dress-form'));
const HeadingForm = later(() => import('./heading-form'));

type Props = {
  eventId: string;
  groups: readonly ShowcaseGroup[];
  /** Shown places under the same heading before the first row and behind the last one, on other pages. */
  beside: { readonly previous: string | null; readonly next: string | null };
  draft: DraftState;
  previewHref: string;
  /** How many said yes and could be shown, on all pages. */
  willing: number;
  pages: Pages;
  editable: boolean;
};

/** What is edited in a dialog: how a talent looks, or the heading over it. */
type Edited = { readonly what: 'look' | 'heading'; readonly row: ShowcaseRow };

/** Whom the client is to see, a switch a talent, in the order in which it will see them. */
export function ShowcaseBoard(props: Props) {
  const { eventId, groups, beside, draft, previewHref, willing, pages, editable } = props;
  const [edited, edit] = useState<Edited | null>(null);
  const close = () => edit(null);
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
          {draft.shown > 0 && (
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
            variant={draft.shown === 0 ? 'filled' : 'default'}
            disabled={willing === 0 || tools.pending}
            onClick={() => void tools.showAll(true)}
          >
            {t('showWilling', { count: willing })}
          </Button>
        </div>
      )}
      <RowIconSheet names={['up', 'down', 'pencil']} />
      {groups.map((group, index) => (
        <section key={group.id} className={styles.group} aria-labelledby={`vitrina-${group.id}`}>
          <div className={styles.head}>
            <h2 id={`vitrina-${group.id}`} className={styles.title}>
              {group.title}{' '}
              <span className={styles.count}>{t('of', { shown: group.shown, total: group.total })}</span>
            </h2>
            {editable && <GroupButtons group={group} t={t} tools={tools} onEdit={edit} />}
          </div>
          <ul className={text.list}>
            {group.people.map((row) => (
              <Row
                key={row.convocatedId}
                row={row}
                t={t}
                order={orderOf(group, index)}
                tools={editable ? tools : null}
                onEdit={() => edit({ what: 'look', row })}
              />
            ))}
          </ul>
        </section>
      ))}
      <ListPager pages={pages} />
      {editable && <DraftBar eventId={eventId} draft={draft} previewHref={previewHref} />}
      <Modal
        opened={edited !== null}
        onClose={close}
        title={edited && t(edited.what === 'look' ? 'dressTitle' : 'headTitle', { name: edited.row.name })}
      >
        {edited?.what === 'look' && (
          <DressForm
            eventId={eventId}
            row={edited.row}
            headings={groups.flatMap(({ heading }) => heading ?? [])}
            onDone={close}
          />
        )}
        {edited?.what === 'heading' && (
          <HeadingForm
            eventId={eventId}
            convocatedId={edited.row.convocatedId}
            heading={edited.row.heading ?? null}
            onDone={close}
          />
        )}
      </Modal>
    </>
  );
}

type Words = ReturnType<typeof useTranslations<'events.showcase'>>;
type Tools = ReturnType<typeof useShowcase>;
type GroupProps = { group: ShowcaseGroup; t: Words; tools: Tools; onEdit: (edited: Edited) => void };

/** Another heading, or another place among the headings, for those shown under one. */
function GroupButtons({ group, t, tools, onEdit }: GroupProps) {
  const row = group.people.find(({ shown }) => shown);
  if (!row) return null;
  return (
    <span className={styles.order}>
      <RowButton
        variant="subtle"
        icon="pencil"
        square
        aria-label={t('rename', { title: group.title })}
        onClick={() => onEdit({ what: 'heading', row })}
      />
      {MOVES.map(({ by, icon }) => (
        <RowButton
          key={icon}
          variant="subtle"
          icon={icon}
          square
          aria-label={t(`${icon}Group`, { title: group.title })}
          disabled={tools.pending}
          onClick={() => void tools.moveGroup(row.convocatedId, by < 0)}
        />
      ))}
    </span>
  );
}

type RowProps = {
  row: ShowcaseRow;
  t: Words;
  /** The shown under its heading as they stand, with those on the pages beside. */
  order: readonly string[];
  tools: Tools | null;
  onEdit: () => void;
};

function Row({ row, t, order, tools, onEdit }: RowProps) {
  const { convocatedId: id, name, gender, photo, status, confirmed, changed, note, photoIds = [] } = row;
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
        {changed && <SoftBadge tone="yellow">{t('changed')}</SoftBadge>}
        {shown && (note || photoIds.length > 0) && (
          <span className={styles.look}>
            {[photoIds.length > 0 && t('ownPhotos', { count: photoIds.length }), note]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
      </span>
      {tools ? (
        <>
          {shown && (
            <span className={styles.order}>
              <RowButton
                variant="subtle"
                icon="pencil"
                square
                aria-label={t('dress', { name })}
                onClick={onEdit}
              />
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
