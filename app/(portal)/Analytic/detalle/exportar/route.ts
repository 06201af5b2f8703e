import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport } from '@/app/api/answer-export';
import { listReportRows, type ReportRow } from '@/lib/analytics/report/rows';
import { readRows } from '../list-query';

/** The rows behind a figure, all pages of them. */
export const GET = (request: Request): Promise<Response> =>
  answerExport(request, {
    name: 'analitica-detalle',
    columns: columnsOf,
    list: (params) => {
      const { filter, page } = readRows(params);
      return { filter, page };
    },
    read: (actor, asked) => listReportRows(actor, { measure: 'FUNNEL', ...asked }),
  });

async function columnsOf(): Promise<readonly ExportColumn<ReportRow>[]> {
  const t = await getTranslations('analytics.rows');
  return [
    { header: t('month'), width: 10, value: ({ month }) => month },
    { header: t('code'), width: 10, value: ({ code }) => code },
    { header: t('name'), width: 40, value: ({ name }) => name },
    { header: t('client'), width: 32, value: ({ clientName }) => clientName },
    { header: t('agency'), width: 32, value: ({ agencyName }) => agencyName },
    { header: t('count'), value: ({ count }) => count },
    { header: t('amount'), value: ({ amount }) => amount },
  ];
}
