'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { decimalText, rateWords } from '@/app/_features/taxes/rate-words';
import { SourceLink } from '@/app/_features/taxes/source-link';
import { TaxStatusBadge } from '@/app/_features/taxes/status-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import styles from './impuestos.module.css';
import type { TaxRow } from './tax-row';

/** What the list says of each rate. */
export function useTaxColumns(): readonly DataColumn<TaxRow>[] {
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
            <span className={styles.dimmed}>{words.concept(concept)}</span>
          </span>
        ),
      },
      {
        id: 'rate',
        header: t('rate'),
        align: 'end',
        cell: ({ rate, unity }) => (rate === null ? <Nothing /> : words.rate(rate, unity)),
      },
      {
        id: 'base',
        header: t('base'),
        align: 'end',
        cell: ({ baseUvt }) =>
          baseUvt === null || Number(baseUvt) === 0 ? (
            <Nothing />
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
        maxWidth: '220px',
        cell: ({ source }) => (source ? <SourceLink source={source} /> : <Nothing />),
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

const Nothing = () => <span className={styles.dimmed}>—</span>;
