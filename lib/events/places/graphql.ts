import { CityType } from '@/lib/catalogues/graphql';
import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { EventType } from '../graphql';
import { createEventDirectory } from './create-directory';
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
import { CREATE_EVENT_DIRECTORY, CREATE_EVENT_DIRECTORY_FAST, KEEP_EVENT_STOPS } from './writes';

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

serveWrite(CREATE_EVENT_DIRECTORY, EventDirectoryType, createEventDirectory, {
  about: {
    cityId: 'Of a new venue.',
    logo: 'Id of an image taken by /upload-images; empty for none.',
  },
});
serveWrite(CREATE_EVENT_DIRECTORY_FAST, EventDirectoryType, createEventDirectory, {
  description: 'As createEventDirectory, with a venue that is added to the directory.',
});
serveWrite(KEEP_EVENT_STOPS, EventType, async (actor, given) => (await keepStops(actor, given)).id, {
  description: 'Where an event is on which day and hour: the whole list.',
  about: { 'EventStopInput.cityId': 'Of a new venue; the city of the event unless told.' },
});
