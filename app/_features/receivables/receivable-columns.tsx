'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { MoneyText } from '@/app/_ui/data/money-text';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import text from '@/app/_ui/theme/text.module.css';
import { formatMoney } from '@/lib/core/money';
import { AGE_TONES } from './age-tones';
import type { ReceivableListRow } from './receivable-row';

type Options = {
  /** Of one client: its name is left out. */
  ofClient?: boolean;
  sortable?: boolean;
};

/** The columns of a list of what is owed. */
export function useReceivableColumns({
  ofClient = false,
  sortable = true,
}: Options = {}): readonly DataColumn<ReceivableListRow>[] {
  const t = useTranslations('receivables');
  return useMemo(
    () => [
      {
        id: 'client',
        header: ofClient ? t('event') : t('client'),
        cell: ({ client, event }) => (
          <>
            {ofClient ? event : (client ?? t('noClient'))}
            {!ofClient && <span className={text.below}>{event}</span>}
          </>
        ),
      },
      { id: 'invoice', header: t('invoice'), cell: ({ invoice }) => invoice },
      {
        id: 'due',
        header: t('due'),
        sortable,
        order: 'date',
        nowrap: true,
        phone: 'line',
        cell: ({ due }) => due,
      },
      { id: 'state', header: t('state'), phone: 'corner', cell: (row) => <Age row={row} /> },
      {
        id: 'charged',
        header: t('charged'),
        align: 'end',
        phone: 'line',
        cell: ({ charged, currency }) => <MoneyText amount={charged} currency={currency} />,
      },
      {
        id: 'settled',
        header: t('settled'),
        align: 'end',
        phone: 'line',
        cell: ({ settled, others, currency }) => (
          <>
            <MoneyText amount={settled} currency={currency} />
            {others !== 0 && (
              <span className={text.below}>
                {t('settledOthers', { amount: formatMoney(others, currency) })}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'balance',
        header: t('balance'),
        sortable,
        align: 'end',
        phone: 'line',
        cell: ({ balance, currency }) => <MoneyText amount={balance} currency={currency} strong />,
      },
    ],
    [t, ofClient, sortable],
  );
}

function Age({ row: { balance, age, late, reported } }: { row: ReceivableListRow }) {
  const t = useTranslations('receivables');
  return (
    <>
      {balance > 0 && (
        <SoftBadge tone={AGE_TONES[age]}>{late > 0 ? t('late', { days: late }) : t('inTime')}</SoftBadge>
      )}
      {balance < 0 && <SoftBadge>{t('inFavour')}</SoftBadge>}
      {reported > 0 && <SoftBadge tone="blue">{t('reported', { count: reported })}</SoftBadge>}
    </>
  );
}
