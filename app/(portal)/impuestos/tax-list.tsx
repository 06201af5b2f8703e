'use client';

import { useTranslations } from 'next-intl';
import { rateWords } from '@/app/_features/taxes/rate-words';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import type { Pages } from '@/app/_ui/data-table/table-pager';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { DateField } from '@/app/_ui/dates/date-field';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TAX_KINDS } from '@/lib/quotations/tax-table/rules';
import styles from './impuestos.module.css';
import { LIST_FILTERS, LIST_SORT, STATUSES, UNCONFIGURED } from './list-query';
import type { TaxRow } from './tax-row';
import { useTaxColumns } from './use-tax-columns';

export type CityChoice = { readonly id: number; readonly name: string };
type Props = { rows: readonly TaxRow[]; pages: Pages; cities: readonly CityChoice[] };

/** The rates to look through. */
export function TaxList({ rows, pages, cities }: Props) {
  const t = useTranslations('taxes.table');
  const tTaxes = useTranslations('taxes');
  const tRates = useTranslations('quotations.rates');
  const words = rateWords(tRates);
  const url = useTableUrl({ defaultSort: LIST_SORT, filters: LIST_FILTERS });
  const columns = useTaxColumns();
  const statuses = [
    ...Object.entries(STATUSES).map(([value, status]) => ({ value, label: words.status(status) })),
    { value: UNCONFIGURED, label: words.status('none') },
  ];
  return (
    <SectionCard flush>
      <DataTable
        label={tTaxes('tabs.rates')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => String(id)}
        rowName={({ kind, concept, city }) =>
          [words.kind(kind), words.concept(concept), city].filter(Boolean).join(', ')
        }
        rowHref={({ id }) => `/impuestos/${id}`}
        url={url}
        pages={pages}
        toolbar={
          <TableFilters url={url}>
            <SearchFilter url={url} label={t('search')} />
            <SelectFilter
              url={url}
              name="impuesto"
              label={t('kind')}
              options={TAX_KINDS.map((kind) => ({ value: kind, label: words.kind(kind) }))}
            />
            <SelectFilter
              url={url}
              name="ciudad"
              label={t('city')}
              options={cities.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <SelectFilter url={url} name="estado" label={t('status')} options={statuses} />
            <DateField
              className={styles.day}
              aria-label={t('day')}
              placeholder={t('day')}
              value={url.filters.vigente ?? null}
              onChange={(day) => url.setFilter('vigente', day)}
              clearable
            />
          </TableFilters>
        }
        empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
      />
    </SectionCard>
  );
}
