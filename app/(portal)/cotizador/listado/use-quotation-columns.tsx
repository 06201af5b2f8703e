'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { QuotationBadge } from '@/app/_features/quotations/quotation-badge';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { QuotationMenu } from '@/app/(portal)/cotizador/_actions/quotation-menu';
import type { QuotationSummary } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { quotationCode } from '@/lib/quotations/rules';
import { NextStepText } from './next-step-text';
import { OpenedText } from './opened-text';
import styles from './quotation-list.module.css';

/** The columns of the table of quotations. */
export function useQuotationColumns(mayManage: boolean): readonly DataColumn<QuotationSummary>[] {
  const t = useTranslations('quotations.table');
  const tAll = useTranslations('quotations');
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('code'),
        sortable: true,
        width: '104px',
        cell: ({ code, version }) => (
          <span className={styles.whole}>{quotationCode(code, version) ?? tAll('draftCode')}</span>
        ),
      },
      {
        id: 'client',
        header: t('client'),
        sortable: true,
        maxWidth: '160px',
        phone: 'share',
        cell: ({ client }) => <span title={client ?? undefined}>{client ?? tAll('noClient')}</span>,
      },
      {
        id: 'event',
        header: t('event'),
        sortable: true,
        maxWidth: '180px',
        phone: 'share',
        cell: ({ event }) => <span title={event}>{event || tAll('unnamed')}</span>,
      },
      {
        id: 'date',
        header: t('date'),
        sortable: true,
        order: 'date',
        phone: 'hide',
        cell: (row) => <span className={styles.whole}>{row.dates}</span>,
      },
      {
        id: 'state',
        header: t('state'),
        sortable: true,
        phone: 'corner',
        cell: ({ status }) => <QuotationBadge status={status} />,
      },
      {
        id: 'total',
        header: t('total'),
        sortable: true,
        align: 'end',
        cell: ({ total, currency }) => <MoneyText amount={total} currency={currency} />,
      },
      {
        id: 'opened',
        header: t('opened'),
        sortable: true,
        order: 'date',
        phone: 'hide',
        cell: (row) => (
          <span className={styles.whole}>
            <OpenedText quotation={row} />
          </span>
        ),
      },
      { id: 'next', header: t('next'), phone: 'hide', cell: (row) => <NextStepText quotation={row} /> },
      {
        id: 'actions',
        header: t('actions'),
        headerHidden: true,
        width: '44px',
        cell: (row) => <QuotationMenu quotation={row} mayManage={mayManage} />,
      },
    ],
    [t, tAll, mayManage],
  );
}
