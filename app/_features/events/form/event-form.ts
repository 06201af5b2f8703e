import * as z from 'zod/mini';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { localDateTimeInZone } from '@/lib/core/dates';
import { isWallClock } from '@/lib/core/readers/hour';
import {
  type CreateEventInput,
  createEventInput,
  type UpdateEventInput,
  updateEventInput,
} from '@/lib/events/inputs';
import type { EventDetail } from '@/lib/events/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { readPoint, writePoint } from './map-point';

export type CityOption = { readonly id: number; readonly label: string; readonly timeZone: string };

/** An event as its form holds it: texts never null, dates as wall-clock texts of the city's zone. */
export type EventForm = {
  name: string;
  description: string;
  startDate: string | null;
  endDate: string | null;
  cityId: number | null;
  placeName: string;
  placeAddress: string;
  /** '4.5966, -74.0743', as maps copy it. */
  point: string;
  finalClientColumn: boolean;
  finalClientName: string;
  additionalProfiles: string;
  urlKey: string;
  logo: string;
  coverPage: string;
  /** Of an event without a quotation. */
  clientId: string | null;
  totalEvent: number | null;
};

type Kept =
  | 'id'
  | 'name'
  | 'startDate'
  | 'endDate'
  | 'cityId'
  | 'timeZone'
  | 'finalClientColumn'
  | 'description'
  | 'placeName'
  | 'placeAddress'
  | 'latitude'
  | 'longitude'
  | 'finalClientName'
  | 'additionalProfiles'
  | 'urlKey'
  | 'logoFileId'
  | 'coverFileId'
  | 'quotationId'
  | 'clientId'
  | 'nameClient'
  | 'totalEvent'
  | 'currencyCode'
  | 'revision';
export type EditedEvent = Pick<EventDetail, Kept>;

export const eventFormOf = (event: EditedEvent): EventForm => ({
  name: event.name,
  description: event.description ?? '',
  startDate: localDateTimeInZone(event.startDate, event.timeZone),
  endDate: localDateTimeInZone(event.endDate, event.timeZone),
  cityId: event.cityId,
  placeName: event.placeName ?? '',
  placeAddress: event.placeAddress ?? '',
  point: writePoint(event),
  finalClientColumn: event.finalClientColumn,
  finalClientName: event.finalClientName ?? '',
  additionalProfiles: event.additionalProfiles ?? '',
  urlKey: event.urlKey ?? '',
  logo: event.logoFileId ?? '',
  coverPage: event.coverFileId ?? '',
  clientId: event.clientId,
  totalEvent: event.totalEvent,
});

export const emptyEvent = (cityId: number | null, clientId: string | null): EventForm => ({
  ...{ name: '', description: '', startDate: null, endDate: null, cityId, clientId },
  ...{ placeName: '', placeAddress: '', point: '', finalClientColumn: false, finalClientName: '' },
  ...{ additionalProfiles: '', urlKey: '', logo: '', coverPage: '', totalEvent: null },
});

const NO_DATE = new Date(Number.NaN);

/** A wall-clock text in a zone; no text, or half of one, is no date, which every date refuses. */
export const instantOf = (wallClock: string | null, timeZone: string): Date =>
  wallClock && isWallClock(wallClock) ? zonedDateTimeToInstant(wallClock, timeZone) : NO_DATE;

/** What is sent: every field, the hours meant in the zone of the city chosen. */
function toEventInput(
  cities: readonly CityOption[],
  fallbackZone: string,
  { point, clientId, totalEvent, cityId, ...form }: EventForm,
  ofQuotation: boolean,
) {
  const timeZone = cities.find((city) => city.id === cityId)?.timeZone ?? fallbackZone;
  return {
    ...form,
    ...readPoint(point),
    ...(ofQuotation ? {} : { clientId, ...(totalEvent === null ? {} : { totalEvent }) }),
    cityId: cityId ?? Number.NaN,
    startDate: instantOf(form.startDate, timeZone),
    endDate: instantOf(form.endDate, timeZone),
  };
}

type Issue = { code: 'custom'; message: string; path: string[]; input: unknown };
type Told = { readonly issues: { push: (issue: Issue) => unknown } };

function checkPoint({ point }: EventForm, { issues }: Told): void {
  if (readPoint(point) === null)
    issues.push({ code: 'custom', message: 'validation.point', path: ['point'], input: point });
}

/** The form's own schema: the domain's, behind the translation of hours. Its issues carry the form's names. */
export const eventFormSchema = (event: EditedEvent, cities: readonly CityOption[]) =>
  z.pipe(
    z.transform((form: EventForm, told): UpdateEventInput => {
      checkPoint(form, told);
      return {
        ...toEventInput(cities, event.timeZone, form, event.quotationId !== null),
        id: event.id,
      };
    }),
    updateEventInput,
  );

/** The same of a new event. */
export const newEventSchema = (cities: readonly CityOption[]) =>
  z.pipe(
    z.transform((form: EventForm, told): CreateEventInput => {
      checkPoint(form, told);
      return toEventInput(cities, DEFAULT_TIME_ZONE, form, false);
    }),
    createEventInput,
  );
