'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import type { AgencyBalance } from '@/lib/finances/third-party/queries';

/** What the platform holds for each agency. */
export function AgencyBalances({ rows }: { rows: readonly AgencyBalance[] }) {
  const t = useTranslations('receivables.recaudo');
  const columns = useMemo<readonly DataColumn<AgencyBalance & { id: string }>[]>(
    () => [
      { id: 'agency', header: t('agency'), cell: ({ agencyName }) => agencyName },
      ...(['collected', 'paidOut', 'held'] as const).map(
        (column): DataColumn<AgencyBalance & { id: string }> => ({
          id: column,
          header: t(column),
          align: 'end',
          phone: 'line',
          cell: (row) => (
            <MoneyText amount={row[column]} currency={row.currencyCode} strong={column === 'held'} />
          ),
        }),
      ),
    ],
    [t],
  );
  return (
    <DataTable
      label={t('balances')}
      columns={columns}
      rows={rows.map((row) => ({ ...row, id: `${row.agencyId} ${row.currencyCode}` }))}
      rowName={({ agencyName }) => agencyName}
      empty={null}
    />
  );
}
