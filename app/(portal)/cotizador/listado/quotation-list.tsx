'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { QuotationMenu } from '@/app/_features/quotations/actions/quotation-menu';
import type { QuotationSummary } from '@/app/_features/quotations/actions/quotation-summary';
import { ButtonLink } from '@/app/_ui/button-link';
import type { DataColumn } from '@/app/_ui/data-table/data-column';
import { DataTable } from '@/app/_ui/data-table/data-table';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import type { Pages } from '@/app/_ui/data-table/table-pager';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { EmptyState } from '@/app/_ui/empty-state';
import { MoneyText } from '@/app/_ui/money-text';
import { SectionCard } from '@/app/_ui/section-card';
import { StateBadge, useStateWord } from '@/app/_ui/state-badge';
import { quotationPath } from '@/lib/core/paths';
import { QUOTATION } from '@/lib/core/states';
import { quotationCode } from '@/lib/quotations/rules';
import { LIST_FILTERS, LIST_SORT } from './list-query';
import { NextStepText } from './next-step-text';
import { OpenedText } from './opened-text';
import styles from './quotation-list.module.css';

type Props = {
  rows: readonly QuotationSummary[];
  pages: Pages;
  /** How many there are of each state, whatever state is chosen. */
  states: Readonly<Record<number, number>>;
  clients: readonly { readonly id: string; readonly name: string }[];
  mayManage: boolean;
};

/** The agency's quotations, the newest code first. */
export function QuotationList({ rows, pages, states, clients, mayManage }: Props) {
  const t = useTranslations('quotations.table');
  const tAll = useTranslations('quotations');
  const word = useStateWord();
  const url = useTableUrl({ defaultSort: LIST_SORT, filters: LIST_FILTERS });
  const columns = useColumns(mayManage);

  return (
    <SectionCard flush>
      <DataTable
        label={tAll('list')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ code, event }) => quotationCode(code) ?? event}
        rowHref={({ id, event }) => quotationPath(id, event)}
        url={url}
        pages={pages}
        toolbar={
          <TableFilters url={url}>
            <SearchFilter url={url} label={t('search')} />
            <SelectFilter
              url={url}
              name="estado"
              label={t('state')}
              options={Object.values(QUOTATION).map((id) => ({
                value: String(id),
                label: `${word(id)} (${states[id] ?? 0})`,
              }))}
            />
            <SelectFilter
              url={url}
              name="cliente"
              label={t('client')}
              options={clients.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </TableFilters>
        }
        empty={
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={mayManage && <ButtonLink href="/cotizador/crear">{tAll('createShort')}</ButtonLink>}
          />
        }
      />
    </SectionCard>
  );
}

function useColumns(mayManage: boolean): readonly DataColumn<QuotationSummary>[] {
  const t = useTranslations('quotations.table');
  const tAll = useTranslations('quotations');
  const tDays = useTranslations('quotations.profiles');
  return useMemo(
    () => [
      {
        id: 'code',
        header: t('code'),
        sortable: true,
        width: '104px',
        cell: ({ code }) => <span className={styles.whole}>{quotationCode(code) ?? tAll('draftCode')}</span>,
      },
      {
        id: 'client',
        header: t('client'),
        sortable: true,
        maxWidth: '150px',
        cell: ({ client }) => client ?? tAll('noClient'),
      },
      {
        id: 'event',
        header: t('event'),
        sortable: true,
        maxWidth: '190px',
        cell: ({ event }) => event || tAll('unnamed'),
      },
      {
        id: 'date',
        header: t('date'),
        sortable: true,
        cell: ({ start, days }) => (
          <span className={styles.whole}>
            {days > 1 ? `${start} · ${tDays('dayCount', { count: days })}` : start}
          </span>
        ),
      },
      {
        id: 'state',
        header: t('state'),
        phone: 'corner',
        cell: ({ stateId }) => <StateBadge id={stateId} />,
      },
      {
        id: 'total',
        header: t('total'),
        sortable: true,
        align: 'end',
        cell: ({ total, currency }) => <MoneyText amount={total} currency={currency} />,
      },
      { id: 'opened', header: t('opened'), cell: (row) => <OpenedText quotation={row} /> },
      { id: 'next', header: t('next'), cell: (row) => <NextStepText quotation={row} /> },
      {
        id: 'actions',
        header: t('actions'),
        headerHidden: true,
        width: '44px',
        cell: (row) => <QuotationMenu quotation={row} mayManage={mayManage} />,
      },
    ],
    [t, tAll, tDays, mayManage],
  );
}
