import type { FieldErrors } from '@/lib/core/errors';
import { readPhones } from '@/lib/platform/phones/read-phones';
import { findPlace } from './queries';

/**
 * What is wrong with telephones of a city, by the names of their fields: to be told with what a form lacks besides, which
 * the registration itself refuses first. Nothing where the city is not known.
 */
export async function phoneProblems(
  cityId: number | null,
  typed: Readonly<Record<string, string>>,
): Promise<FieldErrors> {
  const place = cityId === null ? undefined : await findPlace(cityId);
  if (!place) return {};
  return readPhones(typed, { dialingCode: place.dialingCode, said: 'validation.phone' }).problems;
}
