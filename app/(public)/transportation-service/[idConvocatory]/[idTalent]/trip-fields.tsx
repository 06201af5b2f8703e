'use client';

import { RideMap } from '@/app/_features/map/ride-map';
import type { MapKit } from '@/app/_features/map/use-map';
import { PublicButton } from '@/app/_ui/public/button';
import { Notice } from '@/app/_ui/public/notice';
import mapTexts from '@/lib/i18n/messages/es/map.json';
import texts from '@/lib/i18n/messages/es/ride.json';
import type { RidePage } from '@/lib/rides/ride-page';
import { placeOfPage } from './place-of-page';
import styles from './ride.module.css';
import { StopFields } from './stop-fields';
import type { End, Trip } from './use-trip';

type Field = `${End}.${'address' | 'coordinates'}`;

type Props = {
  page: Extract<RidePage, { state: 'VALID' }>;
  trip: Trip;
  map: MapKit;
  problem: (name: Field) => string | undefined;
};

const ENDS: readonly End[] = ['origin', 'destiny'];

/** From where to where: on the map, and by fields that do without it. */
export function TripFields({ page, trip, map, problem }: Props) {
  const { venue, places } = page;
  const offered = [...(venue ? [venue] : []), ...places];
  const hint = map.settings ? mapTexts.choose : map.book?.suggests ? mapTexts.chooseNoMap : texts.notLocated;
  const stop = (name: End, label: string) => (
    <StopFields
      name={name}
      label={label}
      trip={trip}
      book={map.book}
      offered={offered}
      hint={hint}
      errors={{ address: problem(`${name}.address`), coordinates: problem(`${name}.coordinates`) }}
    />
  );
  return (
    <>
      {map.failed && <Notice tone="warning">{mapTexts.failed}</Notice>}
      {map.settings && (
        <div>
          <RideMap
            kit={map}
            around={placeOfPage(page)}
            origin={trip.origin.point}
            destiny={trip.destiny.point}
            onPress={trip.press}
          />
          <fieldset className={styles.turns}>
            <legend>{mapTexts.sets}</legend>
            {ENDS.map((end) => (
              <label key={end}>
                <input
                  type="radio"
                  name="mapSets"
                  checked={trip.turn === end}
                  onChange={() => trip.setTurn(end)}
                />
                {mapTexts[end]}
              </label>
            ))}
          </fieldset>
        </div>
      )}
      {stop('origin', texts.origin)}
      <div>
        <PublicButton variant="quiet" onClick={trip.swap}>
          {texts.swap}
        </PublicButton>
      </div>
      {stop('destiny', texts.destiny)}
    </>
  );
}
