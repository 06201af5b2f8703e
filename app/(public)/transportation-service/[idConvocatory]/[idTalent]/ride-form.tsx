'use client';

import { useRef, useState, useTransition } from 'react';
import type { MapOfPage } from '@/app/_features/map/map-of-page';
import { useMap } from '@/app/_features/map/use-map';
import { PublicButton } from '@/app/_ui/public/button';
import { FieldBlock } from '@/app/_ui/public/form';
import { Notice } from '@/app/_ui/public/notice';
import { formatMoney } from '@/lib/core/money';
import { fillText } from '@/lib/i18n/fill-text';
import mapTexts from '@/lib/i18n/messages/es/map.json';
import texts from '@/lib/i18n/messages/es/ride.json';
import type { Estimate } from '@/lib/rides/providers/provider';
import type { RidePage } from '@/lib/rides/ride-page';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';
import type { RideActions } from './actions-of-ride';
import { PassengerFields } from './passenger-fields';
import styles from './ride.module.css';
import { SavedPlaces } from './saved-places';
import { TripFields } from './trip-fields';
import { useTrip } from './use-trip';

type Props = { page: Extract<RidePage, { state: 'VALID' }>; map: MapOfPage } & Omit<
  RideActions,
  'cancel' | 'share'
>;

/** In the order of the page. */
const LABELS = {
  'origin.address': texts.origin,
  'origin.coordinates': `${texts.origin}: ${texts.coordinates}`,
  'destiny.address': texts.destiny,
  'destiny.coordinates': `${texts.destiny}: ${texts.coordinates}`,
  name: texts.name,
  dialingCode: texts.dialingCode,
  phoneClient: texts.phone,
  reasonJourney: texts.reason,
  messajeToDriver: texts.message,
};

/** From where to where, for whom, and what it costs before it is ordered. */
export function RideForm({ page, map, order, estimate, keepPlace, removePlace }: Props) {
  const { form, venue, places } = page;
  const [told, setTold] = useState<Awaited<ReturnType<typeof estimate>> | null>(null);
  const [estimating, startEstimate] = useTransition();
  const kitOfMap = useMap(map);
  const trip = useTrip(venue, kitOfMap.book, () => setTold(null));
  const { origin } = trip;
  const kit = useLinkForm(order, LABELS);
  const ref = useRef<HTMLDivElement>(null);
  const problem = (name: keyof typeof LABELS) => kit.problemOf(name) ?? told?.fields[name];

  function ask() {
    const element = ref.current?.closest('form');
    if (element) startEstimate(async () => setTold(await estimate(new FormData(element))));
  }
  const isNew = [...(venue ? [venue] : []), ...places].some(({ address }) => address === origin.address)
    ? null
    : origin.point;
  return (
    <>
      <LinkForm kit={kit} submit={texts.order} button={{ busyText: texts.ordering }}>
        <div ref={ref}>
          <FieldBlock title={texts.trip} description={kitOfMap.settings ? mapTexts.hint : texts.noMapText}>
            <TripFields page={page} trip={trip} map={kitOfMap} problem={problem} />
            <PublicButton variant="default" disabled={estimating} onClick={ask}>
              {estimating ? texts.estimating : texts.estimate}
            </PublicButton>
            {told?.estimate && <Told estimate={told.estimate} agency={page.event.agencyName} />}
            {told?.message && <Notice tone="error">{told.message}</Notice>}
          </FieldBlock>
        </div>
        <PassengerFields form={form} field={kit.field} />
      </LinkForm>
      {page.keepsPlaces && (
        <SavedPlaces
          places={places}
          keep={isNew ? { address: origin.address, ...isNew } : null}
          keepPlace={keepPlace}
          removePlace={removePlace}
        />
      )}
    </>
  );
}

function Told({ estimate, agency }: { estimate: Estimate; agency: string }) {
  const { productName: product, pickupSeconds, tripSeconds, fare } = estimate;
  const minutes = (seconds: number) => String(Math.max(1, Math.round(seconds / 60)));
  const title =
    pickupSeconds === null
      ? product
      : fillText(texts.estimateTitle, { product, minutes: minutes(pickupSeconds) });
  return (
    <div role="status" className={styles.estimate}>
      <Notice title={title}>
        {tripSeconds !== null && <p>{fillText(texts.estimateTrip, { minutes: minutes(tripSeconds) })}</p>}
        {fare && (
          <p>{fillText(texts.estimateFare, { fare: formatMoney(fare.amount, fare.currencyCode), agency })}</p>
        )}
      </Notice>
    </div>
  );
}
