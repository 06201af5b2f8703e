'use client';

import { useTranslations } from 'next-intl';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { DaysFilter } from '@/app/_ui/data-table/days-filter';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import type { TableUrl } from '@/app/_ui/data-table/use-table-url';
import type { QuotationStatus } from '@/lib/quotations/rules';
import { ALL_VERSIONS, OPENINGS, readDays, STATUSES, writeDays } from './list-query';

export type FilterChoices = {
  /** The number of quotations per status, whatever status is chosen. */
  readonly counts: Readonly<Partial<Record<QuotationStatus, number>>>;
  readonly clients: readonly { readonly id: string; readonly name: string }[];
};

/** Search and filters: the same above the table and above the board. */
export function QuotationFilters({ url, counts, clients }: FilterChoices & { url: TableUrl }) {
  const t = useTranslations('quotations.table');
  const statusWord = useStatusWord();
  const days = readDays(url.filters.fechas);
  return (
    <TableFilters url={url}>
      <SearchFilter url={url} label={t('search')} />
      <SelectFilter
        url={url}
        name="estado"
        label={t('state')}
        options={STATUSES.map(([value, status]) => ({
          value,
          label: `${statusWord(status)} (${counts[status] ?? 0})`,
        }))}
      />
      <SelectFilter
        url={url}
        name="cliente"
        label={t('client')}
        options={clients.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DaysFilter
        label={t('eventDates')}
        value={days ? [days.from, days.to] : [null, null]}
        onChange={([from, to]) => url.setFilter('fechas', from && to && writeDays(from, to))}
      />
      <SelectFilter
        url={url}
        name="apertura"
        label={t('opening')}
        options={Object.entries(OPENINGS).map(([value, opened]) => ({
          value,
          label: t(`openings.${opened}`),
        }))}
      />
      <SelectFilter
        url={url}
        name="versiones"
        label={t('versions')}
        options={[{ value: ALL_VERSIONS, label: t('allVersions') }]}
      />
    </TableFilters>
  );
}

/** The word of a status: 'Enviada', 'Anulada'. */
export function useStatusWord(): (status: QuotationStatus) => string {
  const t = useTranslations('quotations.statuses');
  const word = useStateWord();
  return (status) => (typeof status === 'number' ? word(status) : t(status));
}
