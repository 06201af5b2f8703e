import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport } from '@/app/api/answer-export';
import { currencyDecimals } from '@/lib/core/money';
import { SPENDING_DIMENSIONS } from '@/lib/rides/oversight/rules';
import { listSpending, type Spending, type SpendingFilter } from '@/lib/rides/oversight/spending';
import { readSpending } from '../spending-query';

/** What rides came to by month, agency and city, of the months in view. */
export const GET = (request: Request): Promise<Response> =>
  answerExport<Spending, SpendingFilter, never>(request, {
    name: 'transporte',
    columns,
    list: (params) => {
      const { from, to } = readSpending(params);
      return { filter: { from, to }, page: {} };
    },
    read: (actor, { limit, from, to }) =>
      listSpending(actor, SPENDING_DIMENSIONS, {
        limit,
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      }),
  });

/** In the currency's unit, as a spreadsheet adds them up. */
const unit = (amount: number, currency: string): number =>
  amount / 10 ** currencyDecimals(currency as Parameters<typeof currencyDecimals>[0]);

async function columns(): Promise<readonly ExportColumn<Spending>[]> {
  const t = await getTranslations('rideOffice.spending');
  const money = (header: string, of: (row: Spending) => number): ExportColumn<Spending> => ({
    header,
    value: (row) => unit(of(row), row.currencyCode),
  });
  return [
    { header: t('month'), width: 12, value: ({ month }) => month },
    { header: t('agency'), width: 36, value: ({ agency }) => agency?.name ?? null },
    { header: t('city'), width: 20, value: ({ city }) => city?.name ?? null },
    { header: t('currency'), width: 10, value: ({ currencyCode }) => currencyCode },
    { header: t('rides'), width: 10, value: ({ rides }) => rides },
    money(t('fare'), ({ fare }) => fare),
    money(t('fee'), ({ fee }) => fee),
    money(t('gain'), ({ platformGain }) => platformGain),
    money(t('iva'), ({ iva }) => iva),
    money(t('total'), ({ total }) => total),
  ];
}
