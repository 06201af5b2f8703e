'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { decimalText, rateWords } from '@/app/_features/taxes/rate-words';
import { SourceLink } from '@/app/_features/taxes/source-link';
import { TaxStatusBadge } from '@/app/_features/taxes/status-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import { DateField } from '@/app/_ui/dates/date-field';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import type { Pages } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { TAX_KINDS } from '@/lib/taxes/table/rules';
import styles from './impuestos.module.css';
import { STATUSES, TAX_LIST, UNCONFIGURED } from './list-query';
import type { TaxRow } from './tax-row';

export type CityChoice = { readonly id: number; readonly name: string };
type Props = { rows: readonly TaxRow[]; pages: Pages; cities: readonly CityChoice[] };

/** The rates to look through. */
export function TaxList({ rows, pages, cities }: Props) {
  const t = useTranslations('taxes.table');
  const tTaxes = useTranslations('taxes');
  const tRates = useTranslations('quotations.rates');
  const words = rateWords(tRates);
  const statuses = [
    ...Object.entries(STATUSES).map(([value, status]) => ({ value, label: words.status(status) })),
    { value: UNCONFIGURED, label: words.status('none') },
  ];
  return (
    <ListScreen
      list={TAX_LIST}
      label={tTaxes('tabs.rates')}
      columns={useColumns()}
      rows={rows}
      rowName={({ kind, concept, city }) =>
        [words.kind(kind), words.concept(concept), city].filter(Boolean).join(', ')
      }
      rowHref={({ id }) => `/impuestos/${id}`}
      pages={pages}
      search={t('search')}
      filters={[
        {
          name: 'impuesto',
          label: t('kind'),
          options: TAX_KINDS.map((kind) => ({ value: kind, label: words.kind(kind) })),
        },
        {
          name: 'ciudad',
          label: t('city'),
          options: cities.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        { name: 'estado', label: t('status'), options: statuses },
        (url) => (
          <DateField
            key="vigente"
            className={styles.day}
            aria-label={t('day')}
            placeholder={t('day')}
            value={url.filters.vigente ?? null}
            onChange={(day) => url.setFilter('vigente', day)}
            clearable
          />
        ),
      ]}
      empty={<EmptyState title={t('emptyTitle')} text={t('emptyText')} />}
    />
  );
}

function useColumns(): readonly DataColumn<TaxRow>[] {
  const t = useTranslations('taxes.table');
  const tRates = useTranslations('quotations.rates');
  return useMemo(() => {
    const words = rateWords(tRates);
    return [
      {
        id: 'kind',
        header: t('kind'),
        sortable: true,
        cell: ({ kind, concept, city }) => (
          <span className={styles.tax}>
            <span>{city ? `${words.kind(kind)} · ${city}` : words.kind(kind)}</span>
            <span className={text.small}>{words.concept(concept)}</span>
          </span>
        ),
      },
      {
        id: 'rate',
        header: t('rate'),
        align: 'end',
        cell: ({ rate, unity }) =>
          rate === null ? <span className={text.small}>—</span> : words.rate(rate, unity),
      },
      {
        id: 'base',
        header: t('base'),
        align: 'end',
        cell: ({ baseUvt }) =>
          baseUvt === null || Number(baseUvt) === 0 ? (
            <span className={text.small}>—</span>
          ) : (
            t('baseOf', { base: decimalText(baseUvt) })
          ),
      },
      {
        id: 'from',
        header: t('validity'),
        sortable: true,
        order: 'date',
        cell: ({ validFrom, validTo }) => words.validity(validFrom, validTo),
      },
      {
        id: 'source',
        header: t('source'),
        long: true,
        cell: ({ source }) =>
          source ? <SourceLink source={source} /> : <span className={text.small}>—</span>,
      },
      {
        id: 'status',
        header: t('status'),
        sortable: true,
        phone: 'corner',
        cell: ({ status }) => <TaxStatusBadge status={status} />,
      },
    ];
  }, [t, tRates]);
}
