type Point = { readonly latitude: number | null; readonly longitude: number | null };

const POINT = /^\(?\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*\)?$/;

/** '4.5966, -74.0743', or nothing where there is no point. */
export const writePoint = ({ latitude, longitude }: Point): string =>
  latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`;

/** The point of such a text, nothing of an empty one; null for a text that is no point. */
export function readPoint(text: string): { latitude?: number; longitude?: number } | null {
  if (text.trim() === '') return {};
  const [latitude, longitude] = (POINT.exec(text.trim()) ?? []).slice(1).map(Number);
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Where a point is seen on a map. */
export const mapUrl = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
