'use client';

import { useTranslations } from 'next-intl';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import type { Pages } from '@/app/_ui/data-table/table-pager';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { USER } from '@/lib/core/states';
import { PERSON_ROLES } from '@/lib/people/rules';
import { AgencyFilter } from './agency-filter';
import { LIST_FILTERS, LIST_SORT } from './list-query';
import type { PersonRow } from './person-row';
import { usePersonColumns } from './use-person-columns';

type Props = {
  rows: readonly PersonRow[];
  pages: Pages;
  /** Whose people are looked for. */
  agency: { readonly id: string; readonly name: string } | null;
};

/** Everybody who can or could sign in. */
export function PersonList({ rows, pages, agency }: Props) {
  const t = useTranslations('people');
  const word = useStateWord();
  const url = useTableUrl({ defaultSort: LIST_SORT, filters: LIST_FILTERS });
  const columns = usePersonColumns();
  return (
    <SectionCard flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/users/${id}`}
        url={url}
        pages={pages}
        toolbar={
          <TableFilters url={url}>
            <SearchFilter url={url} label={t('table.search')} />
            <SelectFilter
              url={url}
              name="estado"
              label={t('table.state')}
              options={Object.values(USER).map((id) => ({ value: String(id), label: word(id) }))}
            />
            <SelectFilter
              url={url}
              name="rol"
              label={t('table.role')}
              options={PERSON_ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
            />
            <AgencyFilter key={agency?.id} url={url} chosen={agency} />
          </TableFilters>
        }
        empty={<EmptyState title={t('table.emptyTitle')} text={t('table.emptyText')} />}
      />
    </SectionCard>
  );
}
