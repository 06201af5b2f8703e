import * as z from 'zod/mini';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { localDateTimeInZone } from '@/lib/core/dates';
import { type UpdateEventInput, updateEventInput } from '@/lib/events/inputs';
import type { EventDetail } from '@/lib/events/queries';

export type CityOption = { readonly id: number; readonly label: string; readonly timeZone: string };

/** An event as its form holds it: texts never null, dates as wall-clock texts of the city's zone. */
export type EventForm = {
  name: string;
  description: string;
  startDate: string | null;
  endDate: string | null;
  cityId: number;
  placeName: string;
  placeAddress: string;
  finalClientColumn: boolean;
  finalClientName: string;
  additionalProfiles: string;
};

export type EditedEvent = Pick<
  EventDetail,
  'id' | 'name' | 'startDate' | 'endDate' | 'cityId' | 'timeZone' | 'finalClientColumn'
> &
  Pick<
    EventDetail,
    'description' | 'placeName' | 'placeAddress' | 'finalClientName' | 'additionalProfiles'
  > & { readonly signed: number; readonly agreed: number };

export const eventFormOf = (event: EditedEvent): EventForm => ({
  name: event.name,
  description: event.description ?? '',
  startDate: localDateTimeInZone(event.startDate, event.timeZone),
  endDate: localDateTimeInZone(event.endDate, event.timeZone),
  cityId: event.cityId,
  placeName: event.placeName ?? '',
  placeAddress: event.placeAddress ?? '',
  finalClientColumn: event.finalClientColumn,
  finalClientName: event.finalClientName ?? '',
  additionalProfiles: event.additionalProfiles ?? '',
});

const NO_DATE = new Date(Number.NaN);

/** A wall-clock text in a zone; no text is no date, which a required date refuses. */
export const instantOf = (wallClock: string | null, timeZone: string): Date =>
  wallClock ? zonedDateTimeToInstant(wallClock, timeZone) : NO_DATE;

/** What is sent: every field, the hours meant in the zone of the city chosen. */
function toEventInput(
  id: string,
  cities: readonly CityOption[],
  fallbackZone: string,
  form: EventForm,
): UpdateEventInput {
  const timeZone = cities.find((city) => city.id === form.cityId)?.timeZone ?? fallbackZone;
  return {
    ...form,
    id,
    startDate: instantOf(form.startDate, timeZone),
    endDate: instantOf(form.endDate, timeZone),
  };
}

/** The form's own schema: the domain's, behind the translation of hours. Its issues carry the form's names. */
export const eventFormSchema = (event: EditedEvent, cities: readonly CityOption[]) =>
  z.pipe(
    z.transform((form: EventForm) => toEventInput(event.id, cities, event.timeZone, form)),
    updateEventInput,
  );
