'use client';

import { useTranslations } from 'next-intl';
import { useReceivableColumns } from '@/app/_features/receivables/receivable-columns';
import type { ReceivableListRow } from '@/app/_features/receivables/receivable-row';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { EmptyState } from '@/app/_ui/feedback/empty-state';

/** The events of a client, those that it owes first. */
export function StatementTable({ rows }: { rows: readonly ReceivableListRow[] }) {
  const t = useTranslations('receivables.statement');
  return (
    <DataTable
      label={t('label')}
      columns={useReceivableColumns({ ofClient: true, sortable: false })}
      rows={rows}
      rowName={({ event }) => event}
      rowHref={({ href }) => href}
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    />
  );
}
