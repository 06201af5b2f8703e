'use client';

import { useTranslations } from 'next-intl';
import { countText } from '@/app/_ui/data/count-text';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { DaysFilter } from '@/app/_ui/list/days-filter';
import type { ListUrl } from '@/app/_ui/list/use-list-url';
import type { QuotationStatus } from '@/lib/quotations/rules';
import { ALL_VERSIONS, OPENINGS, readDays, STATUSES, writeDays } from './list-query';

export type FilterChoices = {
  /** The number of quotations per status, whatever status is chosen. */
  readonly counts: Readonly<Partial<Record<QuotationStatus, number>>>;
  readonly clients: readonly { readonly id: string; readonly name: string }[];
};

/** Search and filters: the same above the table and above the board. */
export function useQuotationFilters({ counts, clients }: FilterChoices) {
  const t = useTranslations('quotations.table');
  const word = useStatusWord();
  const states = STATUSES.map(([value, status]) => ({
    value,
    label: `${word(status)} (${countText(counts[status] ?? 0)})`,
  }));
  const openings = Object.entries(OPENINGS).map(([value, opened]) => ({
    value,
    label: t(`openings.${opened}`),
  }));
  return {
    search: t('search'),
    filters: [
      { name: 'estado', label: t('state'), options: states },
      {
        name: 'cliente',
        label: t('client'),
        options: clients.map(({ id, name }) => ({ value: id, label: name })),
      },
      (url: ListUrl) => <EventDays key="fechas" url={url} label={t('eventDates')} />,
      { name: 'apertura', label: t('opening'), options: openings },
      {
        name: 'versiones',
        label: t('versions'),
        options: [{ value: ALL_VERSIONS, label: t('allVersions') }],
      },
    ],
  };
}

function EventDays({ url, label }: { url: ListUrl; label: string }) {
  const days = readDays(url.filters.fechas);
  return (
    <DaysFilter
      label={label}
      value={days ? [days.from, days.to] : [null, null]}
      onChange={([from, to]) => url.setFilter('fechas', from && to && writeDays(from, to))}
    />
  );
}

/** The word of a status: 'Enviada', 'Anulada'. */
export function useStatusWord(): (status: QuotationStatus) => string {
  const t = useTranslations('quotations.statuses');
  const word = useStateWord();
  return (status) => (typeof status === 'number' ? word(status) : t(status));
}
