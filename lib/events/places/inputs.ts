import * as z from 'zod/mini';
import { imageId } from '@/lib/agencies/images/inputs';
import { clearable, line, optionalPhone, optionalTitle, title } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';

const degrees = (most: number) =>
  clearable(
    z.number('validation.point').check(z.gte(-most, 'validation.point'), z.lte(most, 'validation.point')),
  );

/** The venue of an event: one of the directory, or one by its name; a new one with its point on the map. */
export const venueFields = {
  placeDirectoryId: clearable(z.uuid('validation.option')),
  placeName: clearable(optionalTitle(120)),
  placeAddress: clearable(line(200)),
  placePhone: clearable(optionalPhone),
  latitude: degrees(90),
  longitude: degrees(180),
};

/** An occasion at a venue, for several events of an agency. */
export const eventDirectoryInput = z
  .object({
    ...venueFields,
    name: title(120),
    startDate: z.date('validation.date'),
    endDate: z.date('validation.date'),
    /** Of a new venue. */
    cityId: z.optional(z.int('validation.city')),
    /** Id of an uploaded image. */
    logo: clearable(imageId),
  })
  .check(
    z.refine(({ startDate, endDate }) => endDate >= startDate, {
      message: 'validation.dateOrder',
      path: ['endDate'],
    }),
    z.refine(({ placeName, cityId }) => !placeName || cityId !== undefined, {
      message: 'validation.city',
      path: ['cityId'],
    }),
  );
export type EventDirectoryInput = z.input<typeof eventDirectoryInput>;

const stop = sentAs(
  'EventStopInput',
  z
    .object({
      ...venueFields,
      cityId: z.optional(z.nullable(z.int('validation.city'))),
      /** What happens there: 'Ensayo'. */
      label: clearable(line(80)),
      startDate: z.date('validation.date'),
      endDate: z.date('validation.date'),
    })
    .check(
      z.refine(({ startDate, endDate }) => endDate >= startDate, {
        message: 'validation.dateOrder',
        path: ['endDate'],
      }),
      z.refine(({ placeName, placeDirectoryId }) => Boolean(placeName || placeDirectoryId), {
        message: 'validation.required',
        path: ['placeName'],
      }),
    ),
);

/** Where an event is on which day and hour; the whole list. */
export const eventStopsInput = z.object({
  eventId: z.uuid(),
  stops: z.array(stop).check(z.maxLength(60, 'validation.tooLong')),
});
export type EventStopsInput = z.input<typeof eventStopsInput>;
