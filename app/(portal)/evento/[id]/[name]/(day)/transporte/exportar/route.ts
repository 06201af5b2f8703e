import { getTranslations } from 'next-intl/server';
import { answerWithExport } from '@/app/_ui/data-export/answer-with-export';
import {
  EXPORT_PARAM,
  EXPORT_ROWS,
  type ExportColumn,
  exportFormat,
  exportTable,
} from '@/app/_ui/data-export/export-table';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { formatDateTime, isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { decimalFromMinor } from '@/lib/core/money';
import { getEvent } from '@/lib/events/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentActor } from '@/lib/identity/session';
import { type EventRide, listEventRides } from '@/lib/rides/event-rides/queries';

type Context = { params: Promise<{ id: string }> };

/** Every ride of an event with what it was to cost and what it came to. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    const [actor, { id }] = await Promise.all([currentActor(), params]);
    const rides = await listEventRides(actor, id, EXPORT_ROWS + 1);
    if (rides.length > EXPORT_ROWS) throw new AppError('INVALID', 'errors.tooManyRows');
    const { timeZone } = await getEvent(actor, id);
    const table = exportTable('viajes', await exportColumns(timeZone), rides);
    const format = exportFormat(new URL(request.url).searchParams.get(EXPORT_PARAM));
    return answerWithExport(table, format, isoDateInZone(new Date(), DEFAULT_TIME_ZONE));
  });

/** Times in the zone of the event; amounts as numbers of the ride's currency, with its decimals. */
async function exportColumns(timeZone: string): Promise<readonly ExportColumn<EventRide>[]> {
  const t = await getTranslations('events.transport');
  const money = (amount: number | undefined, { currencyCode }: EventRide) =>
    amount === undefined ? null : Number(decimalFromMinor(amount, currencyCode));
  const amount = (
    header: 'estimate' | 'fare' | 'fee' | 'gain' | 'iva' | 'actual',
    of: (ride: EventRide) => number | undefined,
  ): ExportColumn<EventRide> => ({ header: t(`export.${header}`), value: (ride) => money(of(ride), ride) });
  return [
    { header: t('person'), width: 40, value: ({ people }) => people.map(({ name }) => name).join(', ') },
    { header: t('export.direction'), width: 14, value: ({ direction }) => t(direction ?? 'elsewhere') },
    {
      header: t('from'),
      width: 32,
      value: ({ people }) => people.flatMap(({ place }) => place ?? []).join(', '),
    },
    {
      header: t('export.when'),
      width: 32,
      value: ({ scheduledFor, createdAt }) => formatDateTime(scheduledFor ?? createdAt, timeZone),
    },
    {
      header: t('export.ended'),
      width: 32,
      value: ({ endedAt }) => endedAt && formatDateTime(endedAt, timeZone),
    },
    { header: t('state'), width: 22, value: ({ state }) => t(`states.${state}`) },
    { header: t('export.provider'), width: 18, value: ({ provider }) => provider },
    { header: t('driver'), width: 24, value: ({ driver }) => driver?.name ?? null },
    { header: t('export.plate'), value: ({ vehicle }) => vehicle?.plate ?? null },
    { header: t('export.orderedBy'), width: 24, value: ({ orderedBy }) => orderedBy ?? t('export.talent') },
    amount('estimate', ({ estimate }) => estimate?.total),
    amount('fare', ({ actual }) => actual?.fare),
    amount('fee', ({ actual }) => actual?.fee),
    amount('gain', ({ actual }) => actual?.platformGain),
    amount('iva', ({ actual }) => actual?.iva),
    amount('actual', ({ actual }) => actual?.total),
    { header: t('export.currency'), width: 10, value: ({ currencyCode }) => currencyCode },
  ];
}
