import * as z from 'zod/mini';
import { instantOf } from '@/app/_features/events/form/event-form';
import { usualDeadline } from '@/lib/convocatories/call-terms/usual-deadline';
import { type PublishConvocatoryInput, publishConvocatoryInput } from '@/lib/convocatories/inputs';
import type { ConvocatoryDetail } from '@/lib/convocatories/queries';
import { localDateTimeInZone } from '@/lib/core/dates';
import type { EventDetail } from '@/lib/events/queries';
import type { EventNeed } from '../../load-event';

/** What of an event a call tells the talent. */
export type CalledEvent = Pick<
  EventDetail,
  'name' | 'agencyName' | 'cityId' | 'cityName' | 'timeZone' | 'placeName' | 'placeAddress' | 'currencyCode'
>;

/** Words in which talents write their traits. */
export type CallOptions = {
  readonly eyeColours: readonly string[];
  readonly hairColours: readonly string[];
  readonly textures: readonly string[];
  readonly languages: readonly string[];
  readonly skills: readonly string[];
};

/** A call as its form holds it: hours as wall-clock texts of the event's zone, '' and null for what is not asked. */
export type CallForm = {
  startDate: string | null;
  endDate: string | null;
  deadline: string | null;
  cityId: number | null;
  minAge: number | null;
  maxAge: number | null;
  height: number | null;
  colourEyes: string;
  colourHair: string;
  texture: string;
  language: string;
  skills: string[];
  academicTraining: string;
  observations: string;
  open: boolean;
  applicationLimit: number | null;
};

/** What of a call its form changes. */
export type EditedCall = Pick<
  ConvocatoryDetail,
  | 'id'
  | 'code'
  | 'revision'
  | 'eventPersonalId'
  | 'startDate'
  | 'endDate'
  | 'deadline'
  | 'cityId'
  | 'minAge'
  | 'maxAge'
  | 'height'
  | 'colourEyes'
  | 'colourHair'
  | 'texture'
  | 'language'
  | 'skills'
  | 'academicTraining'
  | 'observations'
  | 'openedAt'
  | 'applicationLimit'
  | 'called'
>;

/** Dates and city are the event's until one says otherwise, and talents answer before the first day. */
export const emptyCall = (event: CalledEvent, need: EventNeed): CallForm => ({
  startDate: localDateTimeInZone(need.startDate, event.timeZone),
  endDate: localDateTimeInZone(need.endDate, event.timeZone),
  deadline: localDateTimeInZone(usualDeadline(need, event.timeZone, new Date()), event.timeZone),
  cityId: event.cityId,
  minAge: null,
  maxAge: null,
  height: null,
  colourEyes: '',
  colourHair: '',
  texture: '',
  language: '',
  skills: [],
  academicTraining: '',
  observations: '',
  open: false,
  applicationLimit: null,
});

/** A published call as it is. */
export const editedCall = (event: CalledEvent, call: EditedCall): CallForm => {
  const local = (at: Date) => localDateTimeInZone(at, event.timeZone);
  return {
    startDate: local(call.startDate),
    endDate: local(call.endDate),
    deadline: call.deadline && local(call.deadline),
    cityId: call.cityId,
    minAge: call.minAge,
    maxAge: call.maxAge,
    height: call.height,
    colourEyes: call.colourEyes ?? '',
    colourHair: call.colourHair ?? '',
    texture: call.texture ?? '',
    language: call.language ?? '',
    skills: call.skills,
    academicTraining: call.academicTraining ?? '',
    observations: call.observations ?? '',
    open: call.openedAt !== null,
    applicationLimit: call.applicationLimit,
  };
};

function toCallInput(needId: string, timeZone: string, form: CallForm): PublishConvocatoryInput {
  return {
    ...form,
    eventPersonalId: needId,
    startDate: instantOf(form.startDate, timeZone),
    endDate: instantOf(form.endDate, timeZone),
    deadline: form.deadline ? instantOf(form.deadline, timeZone) : null,
  };
}

/** The form's own schema: the domain's, behind the translation of hours. Its issues carry the form's names. */
export const callFormSchema = (needId: string, timeZone: string) =>
  z.pipe(
    z.transform((form: CallForm) => toCallInput(needId, timeZone, form)),
    publishConvocatoryInput,
  );
