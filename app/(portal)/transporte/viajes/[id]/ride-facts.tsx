import { useTranslations } from 'next-intl';
import { DescriptionList } from '@/app/_ui/data/description-list';
import { MoneyText } from '@/app/_ui/data/money-text';
import { Link } from '@/app/_ui/link';
import type { PlatformRideDetail } from '@/lib/rides/oversight/queries';
import { percentText } from '../../ciudades/coverage-row';
import { instantText } from '../../instant-text';

/** What is known of a ride. */
export function RideFacts({ ride }: { ride: PlatformRideDetail }) {
  const t = useTranslations('rideOffice.rides');
  const { timeZone, vehicle } = ride;
  const when = (at: Date | null) => at && instantText(at, timeZone);
  const money = (amount: number | null) =>
    amount === null ? null : <MoneyText amount={amount} currency={ride.currencyCode ?? 'COP'} />;
  return (
    <DescriptionList
      items={[
        {
          label: t('detail.talent'),
          value: <Link href={`/talentos/${ride.talent.id}`}>{ride.talent.name}</Link>,
        },
        { label: t('agency'), value: <Link href={`/agency/${ride.agency.id}`}>{ride.agency.name}</Link> },
        { label: t('detail.event'), value: ride.event.name },
        { label: t('detail.reasonJourney'), value: ride.reason },
        { label: t('detail.from'), value: ride.originCity },
        { label: t('detail.to'), value: ride.destinationCity },
        { label: t('ordered'), value: when(ride.createdAt) },
        { label: t('detail.sent'), value: when(ride.attemptedAt) ?? t('detail.notSent') },
        { label: t('detail.looked'), value: when(ride.lookedAt) },
        { label: t('detail.ended'), value: when(ride.endedAt) },
        { label: t('detail.journey'), value: ride.journeyId ?? t('detail.noJourney') },
        { label: t('detail.requester'), value: ride.requesterId },
        { label: t('detail.driver'), value: ride.driverName },
        {
          label: t('detail.vehicle'),
          value: [vehicle?.name, vehicle?.color, vehicle?.plate].filter(Boolean).join(' · '),
        },
        { label: t('detail.estimate'), value: money(ride.estimate) },
        { label: t('detail.total'), value: money(ride.total) },
        {
          label: t('detail.percents'),
          value: t('detail.percentsOf', { fee: percentText(ride.fee), gain: percentText(ride.platformGain) }),
        },
        ...(ride.cancelRefused
          ? [{ label: t('state'), value: t('cancelRefused', { words: ride.cancelRefused }), wide: true }]
          : []),
      ]}
    />
  );
}
