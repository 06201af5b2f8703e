'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { QuotationBadge } from '@/app/_features/quotations/quotation-badge';
import { MoneyText } from '@/app/_ui/data/money-text';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { ListScreen } from '@/app/_ui/data-table/list-screen';
import type { Pages } from '@/app/_ui/list/list-query';
import { QuotationMenu } from '@/app/(portal)/cotizador/_actions/quotation-menu';
import type { QuotationSummary } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { quotationPath } from '@/lib/core/paths';
import { quotationCode } from '@/lib/quotations/rules';
import { ChosenQuotations } from './chosen-quotations';
import { QUOTATION_LIST } from './list-query';
import { NextStepText } from './next-step-text';
import { NoQuotations } from './no-quotations';
import { OpenedText } from './opened-text';
import { type FilterChoices, useQuotationFilters } from './use-quotation-filters';

type Props = FilterChoices & {
  rows: readonly QuotationSummary[];
  pages: Pages;
  mayManage: boolean;
};

/** The agency's quotations, the newest code first. */
export function QuotationList({ rows, pages, mayManage, ...choices }: Props) {
  const t = useTranslations('quotations');
  return (
    <ListScreen
      list={QUOTATION_LIST}
      label={t('list')}
      columns={useColumns(mayManage)}
      rows={rows}
      rowName={({ code, version, event }) => quotationCode(code, version) ?? event}
      rowHref={({ id, event }) => quotationPath(id, event)}
      pages={pages}
      matching={`${QUOTATION_LIST.path}/todos`}
      bulkActions={(chosen, clear) => (
        <ChosenQuotations chosen={chosen} mayManage={mayManage} clear={clear} />
      )}
      {...useQuotationFilters(choices)}
      empty={<NoQuotations mayManage={mayManage} />}
    />
  );
}

function useColumns(mayManage: boolean): readonly DataColumn<QuotationSummary>[] {
  const t = useTranslations('quotations.table');
  const tAll = useTranslations('quotations');
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('code'),
        sortable: true,
        width: '104px',
        nowrap: true,
        cell: ({ code, version }) => quotationCode(code, version) ?? tAll('draftCode'),
      },
      {
        id: 'client',
        header: t('client'),
        sortable: true,
        long: true,
        phone: 'share',
        cell: ({ client }) => <span title={client ?? undefined}>{client ?? tAll('noClient')}</span>,
      },
      {
        id: 'event',
        header: t('event'),
        sortable: true,
        long: true,
        phone: 'share',
        cell: ({ event, isAddition }) => {
          const name = event || tAll('unnamed');
          const text = isAddition ? tAll('additions.to', { event: name }) : name;
          return <span title={text}>{text}</span>;
        },
      },
      {
        id: 'date',
        header: t('date'),
        sortable: true,
        order: 'date',
        phone: 'hide',
        nowrap: true,
        cell: (row) => row.dates,
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
        nowrap: true,
        cell: (row) => <OpenedText quotation={row} />,
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
