'use client';

import { useState } from 'react';
import type { AddressBook } from '@/app/_features/map/address-book';
import type { Point } from '@/lib/core/geography';
import texts from '@/lib/i18n/messages/es/ride.json';
import type { OfferedPlace } from '@/lib/rides/ride-page';
import { NO_STOP, type Stop, stopAt, stopOn } from './stop';

export type End = 'origin' | 'destiny';

/**
 * From where to where. The event's venue is the destination until another is chosen. A press on the map sets the origin
 * first and the destination next (specification part 2, "Ride-ordering screen"), and so in turn, unless the person says
 * which.
 */
export function useTrip(venue: OfferedPlace | null, book: AddressBook | null, onChange: () => void) {
  const [stops, setStops] = useState({ origin: NO_STOP, destiny: venue ? stopAt(venue) : NO_STOP });
  const [turn, setTurn] = useState<End>('origin');
  /** Where the person is, once it was said: addresses are looked for around there. */
  const [near, setNear] = useState<Point | null>(null);

  function set(end: End, stop: Stop) {
    onChange();
    setStops((now) => ({ ...now, [end]: stop }));
  }

  /**
   * Sets a point. Its city and country come when somebody knows them, and its address too, unless the person wrote one;
   * not where another point was set or words were typed meanwhile.
   */
  function setPoint(end: End, point: Point, { written, words }: { written?: string; words?: string } = {}) {
    const stop = stopOn(point, written ?? words);
    set(end, stop);
    book?.nameOf(point).then((known) => {
      if (!known) return;
      const { city, country } = known;
      const named = written ? { ...stop, city, country } : { ...stopAt(known), point };
      setStops((now) => {
        const isSame = now[end].point === point && now[end].address === stop.address;
        return isSame ? { ...now, [end]: named } : now;
      });
    });
  }

  return {
    ...stops,
    near,
    turn,
    setTurn,
    set,
    /** Where the person is, with the address that was written for it, if any. */
    setHere: (end: End, point: Point, written: string | null) => {
      setNear(point);
      setPoint(end, point, written ? { written } : { words: texts.here });
    },
    press: (point: Point) => {
      setPoint(turn, point);
      setTurn(turn === 'origin' ? 'destiny' : 'origin');
    },
    swap: () => {
      onChange();
      setStops(({ origin, destiny }) => ({ origin: destiny, destiny: origin }));
    },
  };
}

export type Trip = ReturnType<typeof useTrip>;
