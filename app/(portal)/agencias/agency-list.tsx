'use client';

import { useTranslations } from 'next-intl';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import type { Pages } from '@/app/_ui/data-table/table-pager';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { AGENCY } from '@/lib/core/states';
import type { AgencyRow } from './agency-row';
import { COMPLETENESS, LIST_FILTERS, LIST_SORT, REGIMES } from './list-query';
import { useAgencyColumns } from './use-agency-columns';

type Props = { rows: readonly AgencyRow[]; pages: Pages };

/** The agencies to look through. */
export function AgencyList({ rows, pages }: Props) {
  const t = useTranslations('agencies');
  const word = useStateWord();
  const url = useTableUrl({ defaultSort: LIST_SORT, filters: LIST_FILTERS });
  const columns = useAgencyColumns();
  return (
    <SectionCard flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/agency/${id}`}
        url={url}
        pages={pages}
        toolbar={
          <TableFilters url={url}>
            <SearchFilter url={url} label={t('table.search')} />
            <SelectFilter
              url={url}
              name="estado"
              label={t('table.state')}
              options={Object.values(AGENCY).map((id) => ({ value: String(id), label: word(id) }))}
            />
            <SelectFilter
              url={url}
              name="regimen"
              label={t('table.regime')}
              options={Object.entries(REGIMES).map(([value, regime]) => ({
                value,
                label: t(`regime.${regime}`),
              }))}
            />
            <SelectFilter
              url={url}
              name="datos"
              label={t('table.contracts')}
              options={Object.entries(COMPLETENESS).map(([value, complete]) => ({
                value,
                label: t(complete ? 'contracts.ready' : 'contracts.incomplete'),
              }))}
            />
          </TableFilters>
        }
        empty={<EmptyState title={t('table.emptyTitle')} text={t('table.emptyText')} />}
      />
    </SectionCard>
  );
}
