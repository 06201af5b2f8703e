import { getTranslations } from 'next-intl/server';
import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import {
  EXPORT_PARAM,
  type ExportColumn,
  exportFormat,
  exportTable,
} from '@/app/_ui/data-export/export-table';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import type { Figure } from '@/lib/analytics/report/figures';
import { RANKED_BY, type Report, readReport } from '@/lib/analytics/report/queries';
import { currentActor } from '@/lib/identity/session';
import { readReportFilter } from '../report-address';

type Row = Partial<Figure> & { readonly figure: string; readonly key: string };

/** Every figure of a report, as the page shows it, a line each. */
export const GET = (request: Request): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const params = new URL(request.url).searchParams;
    const filter = readReportFilter(Object.fromEntries(params));
    const [report, columns] = await Promise.all([
      currentActor().then((actor) => readReport(actor, filter)),
      columnsOf(),
    ]);
    const table = exportTable('analitica', columns, await rowsOf(report));
    const { from, to } = report.current;
    return answerWithExport(table, exportFormat(params.get(EXPORT_PARAM)), `${from}-a-${to}`);
  });

async function rowsOf(report: Report): Promise<Row[]> {
  const t = await getTranslations('analytics');
  const { margin, answers, funnel, months, ranked, sold } = report;
  return [
    ...funnel.map(({ stage, ...figure }) => ({
      figure: t('funnel.title'),
      key: t(`funnel.${stage}`),
      ...figure,
    })),
    { figure: t('figures.sold'), key: '', ...sold },
    ...months.flatMap(({ month, quoted, sold: accepted }) => [
      { figure: t('money.quoted'), key: month, amount: quoted },
      { figure: t('money.sold'), key: month, amount: accepted },
    ]),
    ...(['income', 'costs', 'margin'] as const).flatMap((part) => {
      const key = t(`margin.${part === 'margin' ? 'left' : part}`);
      return [
        { figure: t('margin.estimated'), key, count: margin.events, amount: margin.estimated[part] },
        {
          figure: t('margin.actual'),
          key,
          count: margin.events,
          amount: margin.actual[part],
          amountBefore: margin.actualBefore[part],
        },
      ];
    }),
    ...answers.parts.map(({ key, count, countBefore }) => ({
      figure: t('answers.title'),
      key: t(`answers.${key}` as 'answers.LATER'),
      count,
      countBefore,
    })),
    ...RANKED_BY.flatMap((by) =>
      ranked[by].map(({ name, ...figure }) => ({ ...figure, figure: t(`ranked.${by}`), key: name })),
    ),
  ];
}

async function columnsOf(): Promise<readonly ExportColumn<Row>[]> {
  const t = await getTranslations('analytics.file');
  return [
    { header: t('figure'), width: 28, value: ({ figure }) => figure },
    { header: t('key'), width: 32, value: ({ key }) => key },
    { header: t('count'), value: ({ count }) => count ?? null },
    { header: t('amount'), value: ({ amount }) => amount ?? null },
    { header: t('countBefore'), value: ({ countBefore }) => countBefore ?? null },
    { header: t('amountBefore'), value: ({ amountBefore }) => amountBefore ?? null },
  ];
}
