'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import type { CallCounts, ProviderHealth } from '@/lib/rides/health/queries';
import { failedPercent } from '@/lib/rides/health/rules';

type Row = CallCounts & { readonly id: string; readonly span: string };
type Props = { provider: Pick<ProviderHealth, 'name' | 'lastHour' | 'lastDay' | 'lastWeek'> };

/** What a provider was asked in the last hour, day and week, and what came of it. */
export function ProviderCalls({ provider }: Props) {
  const t = useTranslations('rideOffice.providers');
  const columns = useMemo<readonly DataColumn<Row>[]>(() => {
    const number = (id: 'asked' | 'timedOut' | 'refused'): DataColumn<Row> => ({
      ...{ id, header: t(id), align: 'end', phone: 'line', cell: (row) => row[id] },
    });
    return [
      { id: 'span', header: t('span'), cell: ({ span }) => span },
      number('asked'),
      {
        ...{ id: 'failed', header: t('failures'), align: 'end', phone: 'line' },
        cell: (row) => t('failuresOf', { failed: row.failed, percent: failedPercent(row) ?? 0 }),
      },
      number('timedOut'),
      number('refused'),
      {
        ...{ id: 'mean', header: t('mean'), align: 'end', phone: 'line' },
        cell: ({ meanMs }) => (meanMs === null ? '—' : t('ms', { ms: meanMs })),
      },
    ];
  }, [t]);
  const rows = (['lastHour', 'lastDay', 'lastWeek'] as const).map((span) => ({
    ...provider[span],
    ...{ id: span, span: t(span) },
  }));
  return (
    <DataTable
      label={t('calls', { name: provider.name })}
      columns={columns}
      rows={rows}
      rowName={({ span }) => span}
      empty={null}
    />
  );
}
