import { IconLayoutKanban, IconList } from '@tabler/icons-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { ViewSwitch } from '@/app/_ui/layout/view-switch';
import { listHref, type SearchParams } from '@/app/_ui/list/list-query';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { summaryOf } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { listClients } from '@/lib/clients/queries';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import type { MessagePath } from '@/lib/i18n/pick-messages';
import { countSearch } from '@/lib/identity/limits/count-search';
import { listQuotations } from '@/lib/quotations/queries';
import { loadBoard, otherEndings } from './_board/load-board';
import { QuotationBoard } from './_board/quotation-board';
import { QUOTATION_LIST, type QuotationQuery, readQuotationQuery, readView } from './list-query';
import { loadTotals, type Totals } from './load-totals';
import { QuotationList } from './quotation-list';
import type { FilterChoices } from './use-quotation-filters';

export const metadata: Metadata = { title: 'Cotizaciones' };

/** What the client components of the list and of the board read. */
const TEXTS: readonly MessagePath[] = [
  'quotations.actions',
  'quotations.additions',
  'quotations.board',
  'quotations.createShort',
  'quotations.draftCode',
  'quotations.expires',
  'quotations.list',
  'quotations.many',
  'quotations.next',
  'quotations.noClient',
  'quotations.send',
  'quotations.statuses',
  'quotations.table',
  'quotations.unnamed',
];

type Props = { searchParams: Promise<SearchParams> };

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The agency's quotations, in a table or on a board by state (design, "Cotizador"). */
export default async function QuotationListPage({ searchParams }: Props) {
  const [params, { actor }, t] = await Promise.all([
    searchParams,
    agencyGate(),
    getTranslations('quotations'),
  ]);
  const query = readQuotationQuery(params);
  const view = readView(params);
  await countSearch(actor, query.filter.search);
  const [totals, clients] = await Promise.all([
    loadTotals(actor, query),
    listClients(actor, { limit: LONGEST_PAGE }),
  ]);
  const choices = { counts: totals.counts, clients: clients.map(({ id, name }) => ({ id, name })) };
  const list = { actor, params, query, totals, choices };
  return (
    <ClientMessages namespaces={TEXTS}>
      <PageHeader
        title={t('list')}
        subtitle={t('table.count', { count: view === 'tabla' ? totals.shown : totals.onBoard })}
        actions={
          <>
            <ViewSwitch
              label={t('table.view')}
              current={view}
              views={[
                {
                  id: 'tabla',
                  label: t('table.tabla'),
                  icon: <IconList {...ICON} />,
                  href: listHref(QUOTATION_LIST.path, params, { vista: null, mas: null, columna: null }),
                },
                {
                  id: 'tablero',
                  label: t('table.tablero'),
                  icon: <IconLayoutKanban {...ICON} />,
                  href: listHref(QUOTATION_LIST.path, params, { vista: 'tablero' }),
                },
              ]}
            />
            {totals.shown > 0 && <ExportMenu path={QUOTATION_LIST.path} />}
            {can(actor, 'quote') && <ButtonLink href="/cotizador/crear">{t('createShort')}</ButtonLink>}
          </>
        }
      />
      {view === 'tabla' ? <Table {...list} /> : <Board {...list} />}
    </ClientMessages>
  );
}

type ListProps = {
  actor: Actor;
  params: SearchParams;
  query: QuotationQuery;
  totals: Totals;
  choices: FilterChoices;
};

async function Table({ actor, query: { filter, page, cut }, choices }: ListProps) {
  const { rows, pages } = cut(await listQuotations(actor, { ...filter, ...page }));
  const now = Date.now();
  return (
    <QuotationList
      {...choices}
      rows={rows.map((row) => summaryOf(row, now))}
      pages={pages}
      mayManage={can(actor, 'quote')}
    />
  );
}

async function Board({ actor, params, query, totals, choices }: ListProps) {
  const columns = await loadBoard(actor, params, query, totals);
  return (
    <QuotationBoard
      {...choices}
      columns={columns}
      others={otherEndings(params, query, totals)}
      mayManage={can(actor, 'quote')}
    />
  );
}
