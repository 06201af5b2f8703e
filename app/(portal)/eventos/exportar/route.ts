import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport, answerExportOfChosen } from '@/app/api/answer-export';
import { formatTimeRange, isoDateInZone } from '@/lib/core/dates';
import { currencyDecimals } from '@/lib/core/money';
import { type EventDetail, listEvents } from '@/lib/events/queries';
import { eventCode } from '@/lib/events/rules';
import { translate } from '@/lib/i18n/translate';
import { readEventList } from '../list-address';

const EXPORT = { name: 'eventos', columns, list: readEventList, read: listEvents };

/** The events that the list shows, all pages of it. */
export const GET = (request: Request): Promise<Response> => answerExport(request, EXPORT);

/** Those of them that are chosen. */
export const POST = (request: Request): Promise<Response> => answerExportOfChosen(request, EXPORT);

async function columns(): Promise<readonly ExportColumn<EventDetail>[]> {
  const t = await getTranslations('events.list');
  const day = (at: Date, { timeZone }: EventDetail) => ({ day: isoDateInZone(at, timeZone) });
  return [
    { header: t('code'), width: 14, value: (event) => eventCode(event) },
    { header: t('name'), width: 40, value: ({ name }) => name },
    { header: t('client'), width: 32, value: ({ nameClient }) => nameClient },
    { header: t('export.start'), width: 14, value: (row) => day(row.startDate, row) },
    { header: t('export.end'), width: 14, value: (row) => day(row.endDate, row) },
    {
      header: t('export.times'),
      width: 26,
      value: ({ startDate, endDate, timeZone }) => formatTimeRange(startDate, endDate, timeZone),
    },
    { header: t('city'), value: ({ cityName }) => cityName },
    { header: t('export.place'), width: 28, value: ({ placeName }) => placeName },
    { header: t('export.wanted'), width: 10, value: ({ wanted }) => wanted },
    { header: t('export.called'), width: 12, value: ({ called }) => called },
    { header: t('cover'), width: 12, value: ({ confirmed }) => confirmed },
    { header: t('export.currency'), width: 10, value: ({ currencyCode }) => currencyCode },
    {
      header: t('export.total'),
      value: ({ totalEvent, currencyCode }) => totalEvent / 10 ** currencyDecimals(currencyCode),
    },
    { header: t('state'), width: 18, value: ({ stateId }) => translate(`states.${stateId}`) },
  ];
}
