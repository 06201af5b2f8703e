import * as z from 'zod/mini';
import { decideConvocatedInput } from '../inputs';
import { MOST_AT_ONCE } from './rules';

export const placesInput = z.object({
  ids: z
    .array(z.uuid('errors.convocated.notFound'))
    .check(z.minLength(1, 'validation.required'), z.maxLength(MOST_AT_ONCE, 'validation.tooMany')),
});
export type PlacesInput = z.input<typeof placesInput>;

export const decidePlacesInput = z.extend(placesInput, {
  stateId: decideConvocatedInput.shape.stateId,
  beyondNeed: decideConvocatedInput.shape.beyondNeed,
});
export type DecidePlacesInput = z.input<typeof decidePlacesInput>;
