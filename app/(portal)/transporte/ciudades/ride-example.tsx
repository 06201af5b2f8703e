'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/core/money';
import { readPercent } from '@/lib/core/readers/decimal';
import { costOfRide } from '@/lib/rides/rules';

/** Pesos of the fare by which what a ride costs is shown. */
const EXAMPLE_FARE = 20_000;

type Props = { fee: string; gain: string; iva: string };

/** What a ride comes to by percents as they are typed; nothing while one of them is none. */
export function RideExample({ fee, gain, iva }: Props) {
  const t = useTranslations('rideOffice.cities');
  const read = (text: string) => {
    const percent = readPercent(text);
    return percent && 'value' in percent ? percent.value : text.trim();
  };
  if (![fee, gain].every((text) => /^\d{1,3}(\.\d{1,2})?$/.test(read(text)))) return null;
  const cost = costOfRide(EXAMPLE_FARE, { fee: read(fee), platformGain: read(gain), iva });
  const pesos = (amount: number) => formatMoney(amount, 'COP');
  return (
    <span>
      {t('exampleText', {
        fare: pesos(cost.fare),
        total: pesos(cost.total),
        fee: pesos(cost.fee),
        gain: pesos(cost.platformGain),
        iva: pesos(cost.iva),
      })}
    </span>
  );
}
