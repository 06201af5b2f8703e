'use client';

import { Button, CloseButton } from '@mantine/core';
import { IconLayoutKanban, IconList, IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { TextInput } from '@/app/_ui/controls/text-input';
import { TablePager } from '@/app/_ui/data-table/table-pager';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { later } from '@/app/_ui/later/later';
import { ViewSwitch } from '@/app/_ui/layout/view-switch';
import type { Pages } from '@/app/_ui/list/list-query';
import { RowIconSheet } from '@/app/_ui/list/row-icons';
import { type ListUrl, useListUrl } from '@/app/_ui/list/use-list-url';
import { STAGES } from '@/lib/convocatories/event-talents/rules';
import type { BoardGroup, BoardTalent } from './board';
import { TalentColumns } from './columns/talent-columns';
import type { LinkedEvent } from './link-rows';
import { useChosenTalents } from './many/use-chosen-talents';
import { TalentGroup } from './talent-group';
import styles from './talents.module.css';
import { EVENT_TALENTS, nameOfStage, type TalentView } from './talents-query';
import { useFocusAfterMove } from './use-focus-after-move';
import { useTalentTools } from './use-talent-tools';

const ReserveOrder = later(() => import('./reserve-order'), { missing: 'over' });
const LinksDialog = later(() => import('./links-dialog'), { missing: 'over' });
const ChosenBar = later(() => import('./many/chosen-bar'), { missing: 'over' });
const MoveMenu = later(() => import('./move-menu'), { missing: 'over' });

type Props = {
  /** Side by side as columns, or below one another with a row for each talent. */
  view: TalentView;
  /** Where the other views are. */
  views: Readonly<Record<TalentView, string>>;
  groups: readonly BoardGroup[];
  /** Of the one group that is shown; null where all are. */
  pages: Pages | null;
  /** Where all groups are shown. */
  allHref: string;
  /** How many people the event asks for. */
  wanted: number;
  calls: readonly { readonly value: string; readonly label: string }[];
  event: LinkedEvent & { readonly id: string };
  /** Decisions can be taken: the reader runs events, and this one is open. */
  editable: boolean;
  /** Links can be shared, also for the claims of an event that is over. */
  runs: boolean;
};

/** The called talents by how they stand: the first of each group, or one group page by page. */
export function TalentBoard(props: Props) {
  const { view, views, groups, pages, allHref, wanted, calls, event, editable, runs } = props;
  const t = useTranslations('events.talents');
  const ui = useTranslations('ui.table');
  const url = useListUrl(EVENT_TALENTS);
  const board = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState<BoardTalent | null>(null);
  const [ordering, setOrdering] = useState(false);
  const { tools, busy, problem, moving, closeMoves } = useTalentTools();
  const talents = groups.flatMap((group) => group.talents);
  const reserves = groups.find(({ group }) => group === 'reserve')?.talents ?? [];
  const chosen = useChosenTalents(event.id, talents, url);
  useFocusAfterMove(board, talents, pages);
  const clearChosen = () => {
    chosen.clear();
    // The bar and perhaps the whole group go: the focus stays on what holds them.
    board.current?.focus();
  };
  // What it is now, not what it was when the dialog opened.
  const linked = linking && (talents.find((one) => one.convocatedId === linking.convocatedId) ?? linking);
  return (
    <>
      <TalentFilters url={url} calls={calls} view={pages ? null : view} views={views}>
        {editable && reserves.length > 1 && (
          <Button variant="default" onClick={() => setOrdering(true)}>
            {t('orderReserves')}
          </Button>
        )}
      </TalentFilters>
      <RowIconSheet names={['check', 'pause', 'cross', 'dots', 'link', 'file', 'fileDone']} />
      {groups.length === 0 && (
        <div className={styles.none}>
          <EmptyState
            compact
            title={t('noneFiltered')}
            action={
              <Button variant="default" onClick={url.clear}>
                {ui('clearFilters')}
              </Button>
            }
          />
        </div>
      )}
      <div ref={board} tabIndex={-1} className={styles.board} data-pending={url.pending || undefined}>
        {view === 'tablero' && groups.length > 0 && (
          <TalentColumns
            groups={groups}
            event={event}
            tools={editable ? tools : null}
            busy={busy}
            problem={problem}
            onLinks={runs ? setLinking : null}
            pending={url.pending}
          />
        )}
        {(view === 'tablero' ? [] : groups).map((group) => (
          <TalentGroup
            key={group.group}
            group={group}
            allHref={pages && allHref}
            wanted={
              group.group === 'confirmed' && !url.search && !url.filters.convocatoria && !url.filters.etapa
                ? wanted
                : 0
            }
            event={event}
            tools={editable ? tools : null}
            busy={busy}
            problem={problem}
            onLinks={runs ? setLinking : null}
            chosen={editable ? chosen : null}
          />
        ))}
        {chosen.all.length > 0 && <ChosenBar eventId={event.id} chosen={chosen.all} onClear={clearChosen} />}
      </div>
      {pages && <TablePager pages={pages} url={url} />}
      {ordering && <ReserveOrder eventId={event.id} reserves={reserves} onClose={() => setOrdering(false)} />}
      {linked && <LinksDialog talent={linked} event={event} onClose={() => setLinking(null)} />}
      {moving && (
        <MoveMenu
          {...moving}
          tools={tools}
          whole={view === 'tablero'}
          onLinks={setLinking}
          onClose={closeMoves}
        />
      )}
    </>
  );
}

type FilterProps = Pick<Props, 'calls' | 'views'> & {
  url: ListUrl;
  view: TalentView | null;
  children: ReactNode;
};

function TalentFilters({ url, calls, view, views, children }: FilterProps) {
  const t = useTranslations('events.talents');
  const ui = useTranslations('ui');
  const funnel = useTranslations('events.funnel');
  return (
    <search className={styles.filters}>
      <TextInput
        className={styles.search}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={url.search}
        onChange={({ currentTarget }) => url.setSearch(currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        rightSection={
          url.search && <CloseButton size="sm" aria-label={ui('clear')} onClick={() => url.setSearch('')} />
        }
      />
      {calls.length > 1 && (
        <SelectInput
          className={styles.call}
          aria-label={t('byCall')}
          placeholder={t('allCalls')}
          clearable
          data={calls}
          value={url.filters.convocatoria ?? null}
          onChange={(call) => url.setFilter('convocatoria', call)}
        />
      )}
      <SelectInput
        className={styles.call}
        aria-label={t('byStage')}
        placeholder={t('allStages')}
        clearable
        data={STAGES.map((stage) => ({ value: nameOfStage(stage), label: funnel(stage) }))}
        value={url.filters.etapa ?? null}
        onChange={(stage) => url.setFilter('etapa', stage)}
      />
      {children}
      {view && (
        <div className={styles.views}>
          <ViewSwitch
            label={t('views')}
            current={view}
            views={[
              {
                id: 'tablero',
                label: t('board'),
                icon: <IconLayoutKanban size={16} stroke={1.5} aria-hidden />,
                href: views.tablero,
              },
              {
                id: 'lista',
                label: t('list'),
                icon: <IconList size={16} stroke={1.5} aria-hidden />,
                href: views.lista,
              },
            ]}
          />
        </div>
      )}
    </search>
  );
}
