import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport } from '@/app/api/answer-export';
import { isoDateInZone } from '@/lib/core/dates';
import { currencyDecimals } from '@/lib/core/money';
import { readRideIva } from '@/lib/rides/limits/queries';
import { listPlatformRides, type PlatformRide } from '@/lib/rides/oversight/queries';
import { costOfRide, PLATFORM_NAMES, type RideCost } from '@/lib/rides/rules';
import { PLATFORM_RIDE_LIST } from '../list-query';

/** The rides in view with what each came to, all pages of them. */
export const GET = (request: Request): Promise<Response> =>
  answerExport(request, { name: 'viajes', columns, list: PLATFORM_RIDE_LIST, read: listPlatformRides });

async function columns(): Promise<readonly ExportColumn<PlatformRide>[]> {
  const [t, iva] = await Promise.all([getTranslations('rideOffice'), readRideIva()]);
  /** In the currency's unit, as a spreadsheet adds them up. */
  const money = (part: keyof RideCost): ExportColumn<PlatformRide> => ({
    header: t(`spending.${part}`),
    value: ({ endedAt, state, total, estimate, currencyCode, fee, platformGain }) => {
      const fare = endedAt && (total ?? (state === 'TERMINATED' ? estimate : null));
      if (!fare || !currencyCode) return null;
      const decimals = currencyDecimals(currencyCode as Parameters<typeof currencyDecimals>[0]);
      return costOfRide(fare, { fee, platformGain, iva })[part] / 10 ** decimals;
    },
  });
  return [
    {
      header: t('rides.detail.ended'),
      width: 12,
      value: ({ endedAt, timeZone }) => endedAt && isoDateInZone(endedAt, timeZone),
    },
    { header: t('rides.person'), width: 32, value: ({ name }) => name },
    { header: t('rides.detail.event'), width: 36, value: ({ event }) => event.name },
    { header: t('rides.agency'), width: 36, value: ({ agency }) => agency.name },
    { header: t('rides.city'), width: 20, value: ({ city }) => city.name },
    { header: t('rides.provider'), width: 12, value: ({ platform }) => PLATFORM_NAMES[platform] },
    { header: t('rides.state'), width: 20, value: ({ state }) => t(`rides.states.${state}`) },
    { header: t('spending.currency'), width: 10, value: ({ currencyCode }) => currencyCode },
    ...(['fare', 'fee', 'platformGain', 'iva', 'total'] as const).map(money),
  ];
}
