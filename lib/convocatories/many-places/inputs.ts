import * as z from 'zod/mini';
import { idsOfMany } from '@/lib/core/inputs';
import { decideConvocatedInput } from '../inputs';

export const placesInput = z.object({ ids: idsOfMany('errors.convocated.notFound') });
export type PlacesInput = z.input<typeof placesInput>;

export const decidePlacesInput = z.extend(placesInput, {
  stateId: decideConvocatedInput.shape.stateId,
  beyondNeed: decideConvocatedInput.shape.beyondNeed,
});
export type DecidePlacesInput = z.input<typeof decidePlacesInput>;
