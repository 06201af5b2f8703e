import { CityType } from '@/lib/catalogues/graphql';
import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { venueFields } from '../event-inputs';
import { EventType } from '../graphql';
import { createEventDirectory } from './create-directory';
import { eventDirectoryInput } from './inputs';
import { keepStops } from './keep-stops';
import {
  type EventDirectory,
  type EventStop,
  findEventDirectories,
  findEventStops,
  findPlaces,
  listEventDirectories,
  listPlaces,
  MOST_PLACES,
  type PlaceDirectory,
} from './queries';

const imagePath = (fileId: string | null): string | null => (fileId ? `/fotos/${fileId}` : null);

const PlaceDirectoryType = builder.loadableObjectRef<PlaceDirectory, string>('PlaceDirectory', {
  load: async (ids: string[], { actor }) => {
    const found = await findPlaces(actor, ids);
    return ids.map((id) => found.get(id) ?? new Error(`no place ${id}`));
  },
});

PlaceDirectoryType.implement({
  description: 'A venue.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    address: t.exposeString('address', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    logo: t.string({ nullable: true, resolve: ({ logoFileId }) => imagePath(logoFileId) }),
    city: t.field({ type: CityType, resolve: ({ cityId }) => cityId }),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
  }),
});

const EventDirectoryType = builder.loadableObjectRef<EventDirectory, string>('EventDirectory', {
  load: async (ids: string[], { actor }) => {
    const found = await findEventDirectories(actor, ids);
    return ids.map((id) => found.get(id) ?? new Error(`no event directory ${id}`));
  },
});

EventDirectoryType.implement({
  description: 'An occasion at a venue.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    startDate: t.expose('startDate', { type: 'DateTime' }),
    endDate: t.expose('endDate', { type: 'DateTime' }),
    logo: t.string({ nullable: true, resolve: ({ logoFileId }) => imagePath(logoFileId) }),
    placeDirectory: t.field({
      type: PlaceDirectoryType,
      nullable: true,
      resolve: ({ placeDirectoryId }) => placeDirectoryId,
    }),
  }),
});

/** A place in the list is called `next` here: `after` is a moment. */
const atNext = calledOnWire({ after: 'next' });

const EventStopType = builder.objectRef<EventStop>('EventStop').implement({
  description: 'Where an event is on a day and hour.',
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label', { nullable: true }),
    startDate: t.expose('startDate', { type: 'DateTime' }),
    endDate: t.expose('endDate', { type: 'DateTime' }),
    placeDirectory: t.field({
      type: PlaceDirectoryType,
      resolve: ({ placeDirectoryId }) => placeDirectoryId,
    }),
  }),
});

builder.objectFields(EventType, (t) => ({
  eventDirectory: t.field({
    type: EventDirectoryType,
    nullable: true,
    resolve: ({ eventDirectoryId }) => eventDirectoryId,
  }),
  stops: t.loadableList({
    type: EventStopType,
    resolve: ({ id }) => id,
    load: async (ids: string[], { actor }) => {
      const found = await findEventStops(actor, ids);
      return ids.map((id) => found.filter(({ eventId }) => eventId === id));
    },
  }),
}));

builder.queryFields((t) => ({
  placeDirectories: t.field({
    description: 'Venues of a city, by name.',
    type: [PlaceDirectoryType],
    args: { cityId: t.arg.int({ required: true }), ...pageArguments(MOST_PLACES) },
    resolve: (_, { cityId, ...asked }, context, info) =>
      pagedList(asked, context, info, MOST_PLACES, (page) => listPlaces(context.actor, cityId, page)),
  }),
  eventDirectories: t.field({
    description: 'Occasions that end after a moment, the next one first.',
    type: [EventDirectoryType],
    args: {
      after: t.arg({ type: 'DateTime', required: true }),
      next: t.arg.id({ description: 'What `extensions.more` said of the page before.' }),
      limit: t.arg.int({ description: `${MOST_PLACES} unless told.` }),
    },
    resolve: (_, { after, next, limit }, context, info) =>
      inWireNames(
        atNext,
        pagedList({ after: next, limit }, context, info, MOST_PLACES, (page) =>
          listEventDirectories(context.actor, after, page),
        ),
      ),
  }),
}));

const EventDirectoryInputType = builder.inputType('EventDirectoryInput', {
  fields: (t) => ({
    ...venueFields(t),
    name: t.string({ required: true }),
    startDate: t.field({ type: 'DateTime', required: true }),
    endDate: t.field({ type: 'DateTime', required: true }),
    cityId: t.int({ description: 'Of a new venue.' }),
    logo: t.string({ description: 'Id of an image taken by /upload-images; empty for none.' }),
  }),
});

const EventStopInputType = builder.inputType('EventStopInput', {
  fields: (t) => ({
    ...venueFields(t),
    cityId: t.int({ description: 'Of a new venue; the city of the event unless told.' }),
    label: t.string(),
    startDate: t.field({ type: 'DateTime', required: true }),
    endDate: t.field({ type: 'DateTime', required: true }),
  }),
});

builder.mutationFields((t) => ({
  createEventDirectory: t.field({
    type: EventDirectoryType,
    args: { input: t.arg({ type: EventDirectoryInputType, required: true }) },
    resolve: (_, { input }, { actor }) => createEventDirectory(actor, present(input, eventDirectoryInput)),
  }),
  createEventDirectoryFast: t.field({
    description: 'As createEventDirectory, with a venue that is added to the directory.',
    type: EventDirectoryType,
    args: { input: t.arg({ type: EventDirectoryInputType, required: true }) },
    resolve: (_, { input }, { actor }) => createEventDirectory(actor, present(input, eventDirectoryInput)),
  }),
  keepEventStops: t.field({
    description: 'Where an event is on which day and hour: the whole list.',
    type: EventType,
    args: {
      eventId: t.arg.id({ required: true }),
      stops: t.arg({ type: [EventStopInputType], required: true }),
    },
    resolve: async (_, { eventId, stops }, { actor }) =>
      (await keepStops(actor, { eventId, stops: stops.map((stop) => present(stop)) })).id,
  }),
}));
