'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { CollectedEvent } from '@/lib/finances/third-party/queries';
import styles from './collected.module.css';

const PARTS = ['talents', 'expenses', 'platform', 'agency', 'excess'] as const;
type Part = {
  readonly id: (typeof PARTS)[number];
  readonly arrived: number;
  readonly paid: number;
  /** Below zero where more was paid than arrived. */
  readonly left: number;
};

/** Each part of what arrived, what of it was paid, and what is left of it. */
export function CollectedParts({ event }: { event: Omit<CollectedEvent, 'advance'> }) {
  const t = useTranslations('receivables.recaudo.desk');
  const { paid, currencyCode } = event;
  const rows = PARTS.filter(
    (id) => event[id] !== 0 || (id in paid && paid[id as keyof typeof paid] !== 0),
  ).map((id): Part => {
    const out = id in paid ? paid[id as keyof typeof paid] : 0;
    return { id, arrived: event[id], paid: out, left: event[id] - out };
  });
  const columns = useMemo<readonly DataColumn<Part>[]>(
    () => [
      {
        id: 'part',
        header: t('part'),
        cell: ({ id }) => (
          <>
            {t(`names.${id}`)}
            {id === 'talents' && <span className={text.below}>{t('talentsNote')}</span>}
          </>
        ),
      },
      ...(['arrived', 'paid', 'left'] as const).map(
        (column): DataColumn<Part> => ({
          id: column,
          header: t(column),
          align: 'end',
          phone: 'line',
          cell: (row) => (
            <span className={column === 'left' && row.left < 0 ? styles.over : undefined}>
              <MoneyText amount={row[column]} currency={currencyCode} strong={column === 'left'} />
            </span>
          ),
        }),
      ),
    ],
    [t, currencyCode],
  );
  return (
    <SectionCard flush title={t('parts')}>
      <DataTable
        label={t('parts')}
        columns={columns}
        rows={rows}
        rowName={({ id }) => t(`names.${id}`)}
        empty={null}
      />
    </SectionCard>
  );
}
