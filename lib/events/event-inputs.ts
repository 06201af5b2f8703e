import type { InputFieldBuilder } from '@pothos/core';
import { builder } from '@/lib/graphql/builder';

export const EventNeedInputType = builder.inputType('EventNeedInput', {
  description: 'People of one profile and gender that an event needs; dates left out are its own.',
  fields: (t) => ({
    profile: t.string({ required: true, description: 'Code of the profile list: musico, modelo …' }),
    gender: t.string({ required: true }),
    quantity: t.int({ required: true }),
    budget: t.field({ type: 'Money', required: true }),
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
  }),
});

type Fields = InputFieldBuilder<
  typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never,
  'InputObject'
>;

/** What can be said of any event, new or known. */
export const eventFields = (t: Fields) => ({
  description: t.string(),
  urlKey: t.string(),
  additionalProfiles: t.string(),
  logo: t.string({ description: 'Id of an image taken by /upload-images; empty for none.' }),
  coverPage: t.string({ description: 'Id of an image taken by /upload-images; empty for none.' }),
  finalClientColumn: t.boolean(),
  finalClientId: t.id(),
  finalClientName: t.string(),
  eventDirectoryId: t.id(),
  ...venueFields(t),
  clientId: t.id({ description: 'Only of an event without a quotation.' }),
  totalDays: t.int({ description: 'Only of an event without a quotation.' }),
  totalEvent: t.field({ type: 'Money', description: 'Only of an event without a quotation.' }),
  valueAdvance: t.field({ type: 'Money' }),
  urlAdvance: t.string(),
  validAdvance: t.boolean(),
  quotationId: t.id({ description: 'Accepted where it is so already.' }),
  stateId: t.int({
    description: '34 and 35 as a producer decides; 37 comes by cancelEvent, 36 and 38 by time.',
  }),
});

/** The venue of an event: one of the directory, or one by its name. */
export const venueFields = (t: Fields) => ({
  placeDirectoryId: t.id(),
  placeName: t.string(),
  placeAddress: t.string(),
  placePhone: t.string(),
  latitude: t.float(),
  longitude: t.float(),
});
