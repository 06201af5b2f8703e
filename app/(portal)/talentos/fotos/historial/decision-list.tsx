'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { StateBadge } from '@/app/_ui/data/state-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { Link } from '@/app/_ui/link';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import type { Pages } from '@/app/_ui/list/list-query';
import { RowButton } from '@/app/_ui/list/row-button';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import text from '@/app/_ui/theme/text.module.css';
import { UNDO_PHOTO_DECISION } from '@/lib/talents/photos/writes';
import { DECISION_LIST } from './list-query';

/** A decision as the list shows one: this much goes to the browser. */
export type DecisionRow = {
  readonly id: string;
  readonly photoId: string;
  readonly src: string;
  readonly talent: { readonly id: string; readonly name: string };
  readonly fromStateId: number;
  readonly toStateId: number;
  readonly reason: string | null;
  readonly reviewer: string;
  readonly when: string;
  /** When it was taken back. */
  readonly undone: string | null;
  readonly mayUndo: boolean;
};

type Props = { rows: readonly DecisionRow[]; pages: Pages };

/** Who decided what on photos and when, newest first; one's own last decision can be taken back. */
export function DecisionList({ rows, pages }: Props) {
  const t = useTranslations('photos.history');
  return (
    <ListScreen
      list={DECISION_LIST}
      label={t('title')}
      columns={useColumns()}
      rows={rows}
      rowName={({ talent }) => talent.name}
      pages={pages}
      filters={[{ name: 'quien', label: t('who'), options: [{ value: 'yo', label: t('own') }] }]}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}

function useColumns(): readonly DataColumn<DecisionRow>[] {
  const t = useTranslations('photos.history');
  return useMemo(
    () => [
      {
        id: 'talent',
        header: t('talent'),
        cell: ({ src, talent }) => (
          <Link href={`/talentos/${talent.id}`} className={text.name}>
            <LeadCell
              picture={<PersonAvatar name={talent.name} src={src} shape="square" />}
              name={talent.name}
            />
          </Link>
        ),
      },
      {
        id: 'decision',
        header: t('decision'),
        phone: 'line',
        cell: ({ fromStateId, toStateId, reason }) => (
          <span>
            <span className={text.aside}>
              <StateBadge id={fromStateId} /> → <StateBadge id={toStateId} />
            </span>
            {reason && <span className={text.below}>{reason}</span>}
          </span>
        ),
      },
      { id: 'reviewer', header: t('reviewer'), cell: ({ reviewer }) => reviewer },
      { id: 'when', header: t('when'), nowrap: true, cell: ({ when }) => when },
      {
        id: 'undo',
        header: t('undo'),
        headerHidden: true,
        align: 'end',
        phone: 'corner',
        cell: (row) => <Undo row={row} />,
      },
    ],
    [t],
  );
}

function Undo({ row: { photoId, talent, undone, mayUndo } }: { row: DecisionRow }) {
  const t = useTranslations('photos.history');
  const confirm = useConfirm();
  const undoing = useAction(UNDO_PHOTO_DECISION);
  if (undone) return <span className={text.small}>{t('undone', { when: undone })}</span>;
  if (!mayUndo) return null;
  return (
    <RowButton
      aria-label={t('undoOf', { name: talent.name })}
      onClick={() =>
        void confirm({
          title: t('undoTitle'),
          message: t('undoText'),
          confirmLabel: t('undo'),
          onConfirm: () => undoing.confirmed({ id: photoId }, t('done')),
        })
      }
    >
      {t('undo')}
    </RowButton>
  );
}
