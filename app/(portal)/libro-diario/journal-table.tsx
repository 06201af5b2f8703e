'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { LeadCell } from '@/app/_ui/list/lead-cell';
import { formatShortDay } from '@/lib/core/dates';
import type { JournalRow } from '@/lib/finances/journal/queries';

/** Lines of entries, debit and credit. */
export function JournalTable({ rows }: { rows: readonly JournalRow[] }) {
  const t = useTranslations('journal');
  const columns = useMemo<readonly DataColumn<JournalRow>[]>(
    () => [
      {
        id: 'detail',
        header: t('detail'),
        cell: ({ detail, party, identification }) => (
          <LeadCell
            picture={null}
            name={detail}
            detail={[party, identification ?? t('noIdentification')].filter(Boolean).join(' · ')}
          />
        ),
      },
      { id: 'day', header: t('day'), nowrap: true, cell: ({ day }) => formatShortDay(day) },
      { id: 'document', header: t('document'), nowrap: true, cell: ({ document }) => document },
      { id: 'account', header: t('account'), nowrap: true, phone: 'line', cell: ({ account }) => account },
      ...(['debit', 'credit'] as const).map((side) => ({
        id: side,
        header: t(side),
        align: 'end' as const,
        phone: 'line' as const,
        cell: (row: JournalRow) => (row[side] > 0 ? <MoneyText amount={row[side]} currency="COP" /> : ''),
      })),
    ],
    [t],
  );
  return (
    <DataTable
      label={t('label')}
      columns={columns}
      rows={rows}
      rowName={({ detail, account }) => `${account}, ${detail}`}
      empty={null}
    />
  );
}
