'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { EmptyState } from '@/app/_ui/feedback/empty-state';

export type SpendingRow = {
  readonly id: string;
  /** The month, agency or city. */
  readonly name: string;
  readonly currency: string;
  readonly rides: number;
  readonly fare: number;
  readonly fee: number;
  readonly gain: number;
  readonly iva: number;
  readonly total: number;
};

type Props = { rows: readonly SpendingRow[]; of: 'month' | 'agency' | 'city' };

const AMOUNTS = ['fare', 'fee', 'gain', 'iva', 'total'] as const;

/** What rides came to, row by row of what they are added up by. */
export function SpendingTable({ rows, of }: Props) {
  const t = useTranslations('rideOffice.spending');
  const columns = useMemo<readonly DataColumn<SpendingRow>[]>(
    () => [
      { id: 'name', header: t(of), cell: ({ name }) => name },
      { id: 'rides', header: t('rides'), align: 'end', phone: 'line', cell: ({ rides }) => rides },
      ...AMOUNTS.map(
        (amount): DataColumn<SpendingRow> => ({
          ...{ id: amount, header: t(amount), align: 'end', phone: 'line' },
          cell: (row) => (
            <MoneyText amount={row[amount]} currency={row.currency} strong={amount === 'total'} />
          ),
        }),
      ),
    ],
    [t, of],
  );
  return (
    <DataTable
      label={t('table')}
      columns={columns}
      rows={rows}
      rowName={({ name }) => name}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}
