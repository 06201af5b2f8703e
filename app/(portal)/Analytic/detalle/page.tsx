import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RowList, type RowListItem } from '@/app/_ui/data/row-list';
import { ExportMenu } from '@/app/_ui/data-export/export-menu';
import { ListPager } from '@/app/_ui/data-table/table-pager';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { listReportRows, type ReportRow, type RowsFilter } from '@/lib/analytics/report/rows';
import { periodsOf } from '@/lib/analytics/report/rules';
import { thisMonth } from '@/lib/analytics/report/this-month';
import { FILL_KEYS } from '@/lib/analytics/rollup/rules';
import { formatMoney } from '@/lib/core/money';
import { eventPath, quotationPath } from '@/lib/core/paths';
import { COP } from '@/lib/quotations/exchange/rules';
import { quotationCode } from '@/lib/quotations/rules';
import { durationText } from '../_report/duration-text';
import { monthText, reportHref, spanText } from '../report-address';
import { ROWS_PATH, readRows } from './list-query';

export const metadata: Metadata = { title: 'Detalle de analítica' };

type Props = { searchParams: Promise<SearchParams> };

/** The quotations and events that one figure of a report adds up. */
export default async function ReportRowsPage({ searchParams }: Props) {
  const { actor } = await portalGate();
  const { report, filter, page, cut } = readRows(await searchParams);
  const [found, t, time] = await Promise.all([
    listReportRows(actor, { ...filter, ...page }),
    getTranslations('analytics'),
    getTranslations('analytics.time'),
  ]);
  const { rows, pages } = cut(found);
  const named = filter.key ? rows[0]?.keyName : null;
  const what = [figureName(filter, t), named].filter(Boolean).join(': ');
  const valueText = ({ amount, key, count }: ReportRow): string => {
    if (filter.measure === 'FILL') return key === 'OPEN' ? String(count) : durationText(amount / count, time);
    if (filter.measure === 'CALL')
      return key === 'UNANSWERED' ? String(count) : `${count} · ${durationText(amount / count, time)}`;
    return formatMoney(amount, COP);
  };
  const toItem = (row: ReportRow): RowListItem => ({
    id: String(row.id),
    title: row.name || t('rows.unnamed'),
    // The administrator reads of events and quotations, and opens neither.
    ...(actor.kind === 'agencyUser' ? linkOf(row) : {}),
    detail: [
      row.code === null ? null : quotationCode(row.code, 1),
      row.clientName,
      actor.kind === 'administrator' ? row.agencyName : null,
      monthText(row.month),
    ],
    trailing: valueText(row),
  });
  return (
    <>
      <PageHeader
        title={t('rows.title')}
        subtitle={spanText(periodsOf(report, thisMonth()).current)}
        breadcrumbs={[{ label: t('title'), href: reportHref(report) }]}
        actions={rows.length > 0 ? <ExportMenu path={ROWS_PATH} /> : undefined}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('rows.none')} text={t('rows.noneText')} />
      ) : (
        <SectionCard title={what} flush>
          <RowList label={what} items={rows.map(toItem)} />
          <ListPager pages={pages} />
        </SectionCard>
      )}
    </>
  );
}

type Words = Awaited<ReturnType<typeof getTranslations<'analytics'>>>;

/** What the figure is called on the report. */
function figureName({ measure, key }: RowsFilter, t: Words): string {
  if (measure === 'FUNNEL' && key) return t(`funnel.${key}` as 'funnel.SENT');
  if (measure === 'CALL' && key) return t(`answers.${key}` as 'answers.LATER');
  if (measure === 'FILL' && FILL_KEYS.some((each) => each === key)) return t(key as 'OPEN');
  return t(`measures.${measure}`);
}

const linkOf = ({ eventId, quotationId, name }: ReportRow): { readonly href?: string } => {
  if (eventId) return { href: eventPath(eventId, name) };
  return quotationId ? { href: quotationPath(quotationId, name) } : {};
};
