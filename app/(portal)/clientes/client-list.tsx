'use client';

import { useTranslations } from 'next-intl';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import type { Pages } from '@/app/_ui/data-table/table-pager';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { CLIENT } from '@/lib/core/states';
import type { ClientRow } from './client-row';
import { LIST_FILTERS, LIST_SORT } from './list-query';
import { useClientColumns } from './use-client-columns';

type Props = {
  rows: readonly ClientRow[];
  pages: Pages;
  /** The agency has inactive clients, which the list hides unless asked. */
  hasInactive: boolean;
  mayManage: boolean;
};

export function ClientList({ rows, pages, hasInactive, mayManage }: Props) {
  const t = useTranslations('clients');
  const word = useStateWord();
  const url = useTableUrl({ defaultSort: LIST_SORT, filters: LIST_FILTERS });
  const columns = useClientColumns();
  return (
    <SectionCard flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/clientes/${id}`}
        url={url}
        pages={pages}
        toolbar={
          <TableFilters url={url}>
            <SearchFilter url={url} label={t('table.search')} />
            <SelectFilter
              url={url}
              name="estado"
              label={t('table.state')}
              options={[
                { value: String(CLIENT.ACTIVE), label: word(CLIENT.ACTIVE) },
                { value: String(CLIENT.INACTIVE), label: word(CLIENT.INACTIVE) },
                { value: 'todos', label: t('table.all') },
              ]}
            />
          </TableFilters>
        }
        empty={
          hasInactive ? (
            <EmptyState
              title={t('table.onlyInactive')}
              text={t('table.onlyInactiveText')}
              action={
                <ButtonLink variant="default" href={`/clientes?estado=${CLIENT.INACTIVE}`}>
                  {t('table.seeInactive')}
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              title={t('table.emptyTitle')}
              text={t('table.emptyText')}
              action={
                mayManage && (
                  <ButtonLink variant="default" href="/clientes/crear">
                    {t('create')}
                  </ButtonLink>
                )
              }
            />
          )
        }
      />
    </SectionCard>
  );
}
