import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport, answerExportOfChosen } from '@/app/api/answer-export';
import { calendarDays, isoDateInZone } from '@/lib/core/dates';
import { translate } from '@/lib/i18n/translate';
import { inPesos } from '@/lib/quotations/exchange/rules';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { quotationCode, statusOf } from '@/lib/quotations/rules';
import { WHOLE_LIST } from '../whole-list';

type Row = QuotationDetail;

const EXPORT = { name: 'cotizaciones', columns, ...WHOLE_LIST };

/** The quotations that the list shows, all pages of it. */
export const GET = (request: Request): Promise<Response> => answerExport(request, EXPORT);

/** Those of them that are chosen. */
export const POST = (request: Request): Promise<Response> => answerExportOfChosen(request, EXPORT);

/** An amount in whole units of its currency, to its last cent. */
const amount = (row: Row, minor: number) => minor / 10 ** row.currencyDecimals;

/** The day of an instant where the event takes place. */
const day = ({ timeZone }: Row, at: Date | null) => at && { day: isoDateInZone(at, timeZone) };

async function columns(): Promise<readonly ExportColumn<Row>[]> {
  const t = await getTranslations('quotations');
  const file = await getTranslations('quotations.export');
  const stateWord = (row: Row) => {
    const status = statusOf(row);
    return typeof status === 'number' ? translate(`states.${status}`) : t(`statuses.${status}`);
  };
  return [
    { header: t('table.code'), width: 14, value: ({ code }) => quotationCode(code) },
    { header: file('version'), width: 10, value: ({ version }) => version },
    { header: t('table.state'), width: 14, value: stateWord },
    { header: t('table.client'), width: 32, value: ({ nameClient }) => nameClient },
    { header: t('client.contact'), width: 26, value: ({ nameContact }) => nameContact },
    { header: t('client.email'), width: 32, value: ({ emailClient }) => emailClient },
    { header: t('table.event'), width: 36, value: ({ nameEvent }) => nameEvent },
    { header: t('event.city'), value: ({ cityName }) => cityName },
    { header: t('event.place'), width: 24, value: ({ place }) => place },
    { header: t('event.start'), width: 14, value: (row) => day(row, row.startDate) },
    { header: t('event.end'), width: 14, value: (row) => day(row, row.endDate) },
    {
      header: file('days'),
      width: 8,
      value: ({ startDate, endDate, timeZone }) => calendarDays(startDate, endDate, timeZone),
    },
    { header: file('currency'), width: 10, value: ({ currencyCode }) => currencyCode },
    { header: file('fxRate'), width: 16, value: ({ fxRate }) => Number(fxRate) },
    { header: file('subtotal'), value: (row) => amount(row, row.subtotal) },
    { header: file('iva'), value: (row) => amount(row, row.iva) },
    { header: t('table.total'), value: (row) => amount(row, row.total) },
    { header: file('pesos'), value: (row) => inPesos(row.total, { ...row, decimals: row.currencyDecimals }) },
    { header: file('reteFuente'), value: (row) => amount(row, row.reteFuente) },
    { header: file('reteIca'), value: (row) => amount(row, row.reteIca) },
    { header: file('reteIva'), value: (row) => amount(row, row.reteIva) },
    {
      header: file('expected'),
      value: (row) => amount(row, row.total - row.reteFuente - row.reteIca - row.reteIva),
    },
    { header: file('talents'), value: (row) => amount(row, row.totalPlatform) },
    { header: file('gain'), value: (row) => amount(row, row.priceGain) },
    { header: file('netGain'), value: (row) => amount(row, row.priceNetGain) },
    { header: file('created'), width: 14, value: (row) => day(row, row.createdAt) },
    { header: file('sent'), width: 14, value: (row) => day(row, row.sentAt) },
    { header: file('validUntil'), width: 14, value: (row) => day(row, row.validUntil) },
    { header: file('opened'), width: 16, value: (row) => day(row, row.lastOpenedAt) },
    { header: file('openings'), width: 12, value: ({ openCount }) => openCount },
    { header: file('answered'), width: 14, value: (row) => day(row, row.acceptedAt ?? row.rejectedAt) },
    { header: file('reason'), width: 40, value: (row) => row.voidedReason ?? row.rejectedReason },
  ];
}
