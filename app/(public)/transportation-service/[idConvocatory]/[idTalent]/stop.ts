import type { KnownAddress, Point } from '@/lib/core/geography';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/map.json';

/** One end of a ride as its form holds it. */
export type Stop = {
  readonly address: string;
  readonly point: Point | null;
  /** The point is the centre of a municipality: the driver wants a note. */
  readonly isApproximate: boolean;
  /** The address that the point is of: with another one typed in its place the point is gone. Null where it stays. */
  readonly named: string | null;
  /** As the map tells them; null for the event's. */
  readonly city: string | null;
  readonly country: string | null;
};

export const NO_STOP: Stop = {
  address: '',
  point: null,
  isApproximate: false,
  named: null,
  city: null,
  country: null,
};

/** A stop at an address that is known. */
export const stopAt = ({
  address,
  lat,
  lng,
  city = null,
  country = null,
  isApproximate = false,
}: Pick<KnownAddress, 'address' | 'lat' | 'lng'> &
  Partial<KnownAddress> & { readonly isApproximate?: boolean }): Stop => ({
  address,
  point: { lat, lng },
  isApproximate,
  named: address,
  city,
  country,
});

/** A stop at a point whose address nobody has told yet. */
export const stopOn = (point: Point, words?: string): Stop => ({
  ...NO_STOP,
  address: words ?? fillText(texts.pressed, { lat: point.lat.toFixed(5), lng: point.lng.toFixed(5) }),
  point,
});

/**
 * A stop with other words. What is written behind an address ('…, torre 2') leaves its point; other words in its place
 * mean another one.
 */
export const retyped = (stop: Stop, address: string): Stop =>
  stop.named === null || address.startsWith(stop.named) ? { ...stop, address } : { ...NO_STOP, address };
