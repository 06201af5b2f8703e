import * as z from 'zod/mini';
import { requiredLine } from '@/lib/core/inputs';

const degrees = (most: number) =>
  z.number('validation.point').check(z.gte(-most, 'validation.point'), z.lte(most, 'validation.point'));
const point = z.object({ lat: degrees(90), lng: degrees(180) }, 'validation.point');

/** What the page of a ride asks of the map. */
export const addressQuestion = z.discriminatedUnion(
  'of',
  [
    /** Addresses that a text may mean, around where the person is, or else around the venue. */
    z.object({ of: z.literal('text'), text: requiredLine(120), near: z.optional(z.nullable(point)) }),
    /** The address of a point. */
    z.object({ of: z.literal('point'), point }),
    /** The way by car. */
    z.object({ of: z.literal('route'), from: point, to: point }),
    /** Where the event's city lies. */
    z.object({ of: z.literal('city') }),
  ],
  'errors.invalid',
);
export type AddressQuestion = z.input<typeof addressQuestion>;
