'use client';

import { useState } from 'react';
import type { AddressBook } from '@/app/_features/map/address-book';
import { useSuggestions } from '@/app/_features/map/use-suggestions';
import { PublicButton } from '@/app/_ui/public/button';
import { FieldError } from '@/app/_ui/public/field-shell';
import { SuggestField } from '@/app/_ui/public/suggest-field';
import { fillText } from '@/lib/i18n/fill-text';
import mapTexts from '@/lib/i18n/messages/es/map.json';
import texts from '@/lib/i18n/messages/es/ride.json';
import type { OfferedPlace } from '@/lib/rides/ride-page';
import styles from './ride.module.css';
import { retyped, stopAt } from './stop';
import type { End, Trip } from './use-trip';

type Props = {
  name: End;
  label: string;
  trip: Trip;
  book: AddressBook | null;
  offered: readonly OfferedPlace[];
  /** What to do about a stop without a point. */
  hint: string;
  errors: { readonly address: string | undefined; readonly coordinates: string | undefined };
};

const LOCATING_MS = 15_000;

/** Where a ride begins or ends: an address, and its point by a list, a known place, the map or where the person is. */
export function StopFields({ name, label, trip, book, offered, hint, errors }: Props) {
  const [locating, setLocating] = useState(false);
  const [failed, setFailed] = useState(false);
  const found = useSuggestions(book, trip.near);
  const stop = trip[name];

  function locate() {
    found.clear();
    setLocating(true);
    setFailed(false);
    const fail = () => {
      setLocating(false);
      setFailed(true);
    };
    if (!('geolocation' in navigator)) return fail();
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        const point = { lat: coords.latitude, lng: coords.longitude };
        // What was written without a point is where the person says it is.
        trip.setHere(name, point, stop.point ? null : stop.address.trim() || null);
      },
      fail,
      { enableHighAccuracy: true, timeout: LOCATING_MS },
    );
  }

  async function choose(id: string) {
    const chosen = found.options.find((option) => option.id === id);
    found.clear();
    if (!chosen) return;
    const known = await chosen.choose().catch(() => null);
    if (known) trip.set(name, stopAt(known));
    else found.fail();
  }

  const status = {
    nothing: '',
    searching: mapTexts.searching,
    some:
      found.options.length === 1
        ? mapTexts.foundOne
        : fillText(mapTexts.foundMany, { count: found.options.length }),
    none: mapTexts.none,
    failed: mapTexts.noAnswer,
  }[found.told];
  const coordinates = {
    label: texts.coordinates,
    name: `${name}.coordinates`,
    error: stop.point ? undefined : errors.coordinates,
  };
  return (
    <div className={styles.stop}>
      <SuggestField
        name={`${name}.address`}
        label={label}
        required
        maxLength={200}
        autoComplete="street-address"
        value={stop.address}
        error={stop.point && stop.address ? undefined : errors.address}
        onType={(address) => {
          const next = retyped(stop, address);
          trip.set(name, next);
          if (next.point) found.clear();
          else found.search(address);
        }}
        options={found.options}
        listLabel={mapTexts.suggestions}
        onChoose={choose}
        status={status}
      />
      <input type="hidden" name={`${name}.lat`} value={stop.point?.lat ?? ''} />
      <input type="hidden" name={`${name}.lng`} value={stop.point?.lng ?? ''} />
      <input type="hidden" name={`${name}.city`} value={stop.city ?? ''} />
      <input type="hidden" name={`${name}.country`} value={stop.country ?? ''} />
      <div className={styles.places} id={`campo-${name}.coordinates`} tabIndex={-1}>
        <PublicButton variant="default" disabled={locating} onClick={locate}>
          {locating ? texts.locating : texts.here}
        </PublicButton>
        {offered.map((place) => (
          <PublicButton
            key={place.id ?? 'sede'}
            variant="default"
            onClick={() => {
              found.clear();
              setFailed(false);
              trip.set(name, stopAt(place));
            }}
          >
            {place.id === null ? texts.venue : place.name}
          </PublicButton>
        ))}
      </div>
      <p className={styles.located} role="status">
        {failed
          ? texts.hereFailed
          : stop.isApproximate
            ? texts.approximate
            : stop.point
              ? texts.located
              : hint}
      </p>
      <FieldError field={coordinates} />
    </div>
  );
}
