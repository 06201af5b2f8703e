'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { WithheldMonth } from '@/lib/claims/certificates/queries';
import { monthName } from '@/lib/claims/pdf/concepts';
import styles from './withholdings.module.css';

type Row = WithheldMonth & { readonly id: string };

/** What was withheld, by month and concept. */
export function MonthTable({ months }: { months: readonly WithheldMonth[] }) {
  const t = useTranslations('withholdings');
  const columns = useMemo<readonly DataColumn<Row>[]>(
    () => [
      { id: 'month', header: t('month'), nowrap: true, cell: ({ month }) => monthName(month) },
      {
        id: 'concept',
        header: t('concept'),
        cell: ({ method, city }) => [t(`methods.${method}`), city].filter(Boolean).join(', '),
      },
      { id: 'people', header: t('people'), align: 'end', phone: 'line', cell: ({ people }) => people },
      ...(['paid', 'base', 'withheld'] as const).map((name) => ({
        id: name,
        header: t(name),
        align: 'end' as const,
        phone: 'line' as const,
        cell: (row: Row) => <MoneyText amount={row[name]} currency="COP" />,
      })),
    ],
    [t],
  );
  return (
    <>
      <p className={styles.note}>{t('form')}</p>
      <SectionCard flush>
        <DataTable
          label={t('monthsLabel')}
          columns={columns}
          rows={months.map((month) => ({
            ...month,
            id: `${month.month} ${month.method} ${month.city ?? ''}`,
          }))}
          rowName={({ month }) => monthName(month)}
          empty={null}
        />
      </SectionCard>
    </>
  );
}
