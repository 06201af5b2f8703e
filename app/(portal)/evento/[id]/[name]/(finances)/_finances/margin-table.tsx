'use client';

import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { later } from '@/app/_ui/later/later';
import text from '@/app/_ui/theme/text.module.css';
import type { MarginLine, Profile } from '@/lib/finances/margin/rules';
import { isBetter } from './better';
import styles from './finances.module.css';

const NoteForm = later(() => import('./note-form'));

/** A line of the comparison, or one of its two sums. */
export type ComparedRow = {
  readonly id: string;
  readonly kind: MarginLine['kind'] | 'INCOME' | 'total' | 'marginRow';
  readonly profile: Profile | null;
  readonly quoted: number;
  readonly actual: number;
  /** Nobody was hired for it yet: in no difference. */
  readonly open: number;
  readonly note: string | null;
  readonly noteRevision: number;
  readonly sum: boolean;
};

type Props = { eventId: string; currency: string; rows: readonly ComparedRow[]; keepsMoney: boolean };

export function MarginTable({ eventId, currency, rows, keepsMoney }: Props) {
  const t = useTranslations('events.finances');
  const [noted, setNoted] = useState<ComparedRow | null>(null);
  const nameOf = useNameOf();
  const columns = useMemo<readonly DataColumn<ComparedRow>[]>(() => {
    const amount = (row: ComparedRow, value: number) => (
      <MoneyText amount={value} currency={currency} strong={row.sum} />
    );
    return [
      { id: 'concept', header: t('concept'), cell: (row) => <Concept row={row} name={nameOf(row)} /> },
      {
        id: 'quoted',
        header: t('quoted'),
        align: 'end',
        phone: 'line',
        cell: (row) => amount(row, row.quoted),
      },
      {
        id: 'actual',
        header: t('actual'),
        align: 'end',
        phone: 'line',
        cell: (row) => amount(row, row.actual),
      },
      {
        id: 'open',
        header: t('open'),
        align: 'end',
        phone: 'line',
        cell: (row) => (row.open === 0 ? '—' : amount(row, row.open)),
      },
      {
        id: 'difference',
        header: t('difference'),
        align: 'end',
        phone: 'line',
        cell: (row) => (
          <MoneyText
            amount={row.actual + row.open - row.quoted}
            currency={currency}
            strong={row.sum}
            better={isBetter({ ...row, actual: row.actual + row.open })}
          />
        ),
      },
      {
        id: 'why',
        header: t('why'),
        cell: (row) => (
          <Why row={row} name={nameOf(row)} {...(keepsMoney ? { onEdit: () => setNoted(row) } : {})} />
        ),
      },
    ];
  }, [t, nameOf, currency, keepsMoney]);
  return (
    <>
      <DataTable label={t('label')} columns={columns} rows={rows} rowName={nameOf} empty={null} />
      <Modal opened={noted !== null} onClose={() => setNoted(null)} title={t('noteTitle')}>
        {noted && (
          <NoteForm
            eventId={eventId}
            line={noted.id}
            note={noted.note ?? ''}
            revision={noted.noteRevision}
            concept={nameOf(noted)}
            onDone={() => setNoted(null)}
          />
        )}
      </Modal>
    </>
  );
}

function useNameOf() {
  const t = useTranslations('events.finances');
  return useMemo(
    () =>
      ({ kind, profile }: ComparedRow): string => {
        if (kind === 'total' || kind === 'marginRow') return t(kind);
        return kind === 'PROFILE' ? (profile?.name ?? '') : t(`kinds.${kind}`);
      },
    [t],
  );
}

/** What a line is, and for talents how many of those quoted are there. */
function Concept({ row: { profile, sum }, name }: { row: ComparedRow; name: string }) {
  const t = useTranslations('events.finances');
  if (!profile) return <span className={sum ? text.strong : undefined}>{name}</span>;
  const { people, quotedPeople: quoted } = profile;
  return (
    <>
      {name}
      <span className={text.below}>
        {people === 0 ? t('peopleNone', { quoted }) : t('people', { people, quoted })}
      </span>
    </>
  );
}

type WhyProps = { row: ComparedRow; name: string; onEdit?: () => void };

/** What can be told of a difference by itself, and the agency's own words. */
function Why({ row, name, onEdit }: WhyProps) {
  const t = useTranslations('events.finances');
  const told = useTold(row);
  const explains = onEdit && (row.note !== null || row.actual !== row.quoted);
  if (row.sum || (told.length === 0 && !row.note && !explains)) return null;
  return (
    <span className={styles.why}>
      {told.length > 0 && <span className={text.small}>{told.join(' · ')}</span>}
      {row.note && <span className={styles.words}>{row.note}</span>}
      {explains && (
        <PlainButton
          variant="subtle"
          size="xs"
          aria-label={t(row.note ? 'noteEditOf' : 'noteAddOf', { concept: name })}
          onClick={onEdit}
        >
          {t(row.note ? 'noteEdit' : 'noteAdd')}
        </PlainButton>
      )}
    </span>
  );
}

function useTold({ kind, profile, quoted, actual }: ComparedRow): string[] {
  const t = useTranslations('events.finances');
  if (profile) {
    const unsigned = profile.people - profile.signed;
    return [
      ...(unsigned > 0 ? [t('unsigned', { count: unsigned })] : []),
      ...(profile.differing > 0 ? [t('differing', { count: profile.differing })] : []),
    ];
  }
  if (kind === 'INCOME' || kind === 'PLATFORM') return [];
  if (actual === 0) return [t('notSpent')];
  return quoted === 0 ? [t('notQuoted')] : [];
}
