import { AgencyType } from '@/lib/agencies/graphql';
import { CityType } from '@/lib/catalogues/graphql';
import { FinalClientType } from '@/lib/clients/final-clients/graphql';
import { ClientType } from '@/lib/clients/graphql';
import type { Actor } from '@/lib/core/actor';
import { builder } from '@/lib/graphql/builder';
import { nestedPageArguments, pageArguments, pagedList, pagedListOfEach } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { countSearch } from '@/lib/identity/limits/count-search';
import { AcceptedQuotationType, QuotationType } from '@/lib/quotations/graphql';
import { cancelEvent } from './cancel-event';
import { copyEvent } from './copy-event';
import { createNamedEvent } from './create-named-event';
import { findLatestEvents } from './events-of-agency';
import type { UpdateEventInput } from './inputs';
import { findListedEvents, getListedEvent, type ListedEvent } from './listed-events';
import { listEvents, MOST_EVENTS } from './queries';
import { eventCode } from './rules';
import { updateEvent } from './update-event';
import {
  CANCEL_EVENT,
  COPY_EVENT,
  CREATE_EVENT,
  EDIT_EVENT_CREATE_PLACE,
  EDIT_EVENT_WITH_PLACE,
  UPDATE_EVENT,
} from './writes';

const imagePath = (fileId: string | null): string | null => (fileId ? `/fotos/${fileId}` : null);

export const EventType = builder.loadableObjectRef<ListedEvent, string>('Event', {
  load: async (ids: string[], { actor }) => {
    const found = await findListedEvents(actor, ids);
    return ids.map((id) => found.get(id) ?? new Error(`no event ${id}`));
  },
});

EventType.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    description: t.exposeString('description', { nullable: true }),
    startDate: t.expose('startDate', { type: 'DateTime' }),
    endDate: t.expose('endDate', { type: 'DateTime' }),
    stateId: t.exposeInt('stateId'),
    quotationId: t.exposeID('quotationId', { nullable: true }),
    quotation: t.field({
      type: QuotationType,
      nullable: true,
      description: 'The one it came of; those that add to it name that one in `additionOf`.',
      resolve: (event) => event.quotationId,
    }),
    code: t.string({ nullable: true, description: "Its quotation's, as `COT-0012`.", resolve: eventCode }),
    totalDays: t.exposeInt('totalDays'),
    totalEvent: t.expose('totalEvent', { type: 'Money' }),
    additionalProfiles: t.exposeString('additionalProfiles', { nullable: true }),
    finalClientColumn: t.exposeBoolean('finalClientColumn'),
    finalClientId: t.exposeID('finalClientId', { nullable: true }),
    finalClientRelation: t.field({
      type: FinalClientType,
      nullable: true,
      resolve: (event) => event.finalClientId,
    }),
    client: t.field({ type: ClientType, nullable: true, resolve: (event) => event.clientId }),
    logo: t.string({ nullable: true, resolve: ({ logoFileId }) => imagePath(logoFileId) }),
    coverPage: t.string({ nullable: true, resolve: ({ coverFileId }) => imagePath(coverFileId) }),
    url: t.exposeString('urlKey', { nullable: true }),
    urlKey: t.exposeString('urlKey', { nullable: true }),
    validAdvance: t.exposeBoolean('validAdvance'),
    urlAdvance: t.exposeString('urlAdvance', { nullable: true }),
    valueAdvance: t.expose('valueAdvance', { type: 'Money', nullable: true }),
    city: t.field({ type: CityType, resolve: (event) => event.cityId }),
    cities: t.field({ type: [CityType], resolve: (event) => [event.cityId] }),
  }),
});

const eventsOfAgencies = pagedListOfEach(MOST_EVENTS, (ids, page, { actor }) =>
  findLatestEvents(actor, ids, page),
);

builder.objectField(AgencyType, 'events', (t) =>
  t.field({
    description: 'The latest first.',
    type: [EventType],
    args: nestedPageArguments(MOST_EVENTS),
    resolve: ({ id }, args, context, info) => eventsOfAgencies(id, args, context, info),
  }),
);

builder.objectField(QuotationType, 'event', (t) =>
  t.field({
    description: 'The event it became, or would be added to.',
    type: EventType,
    nullable: true,
    resolve: (quotation) => quotation.eventId,
  }),
);

builder.objectField(AcceptedQuotationType, 'event', (t) =>
  t.field({ type: EventType, resolve: ({ eventId }) => eventId }),
);

builder.queryFields((t) => ({
  event: t.field({
    type: EventType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getListedEvent(actor, id),
  }),
  events: t.field({
    description: 'The latest first.',
    type: [EventType],
    args: { search: t.arg.string(), state: t.arg.int(), ...pageArguments(MOST_EVENTS) },
    resolve: async (_, { search, state, ...asked }, context, info) => {
      await countSearch(context.actor, search);
      const filter = { ...(search ? { search } : {}), ...(state ? { stateId: state } : {}) };
      return pagedList(asked, context, info, MOST_EVENTS, (page) =>
        listEvents(context.actor, { ...filter, ...page }),
      );
    },
  }),
}));

const EVENT_WORDS = {
  logo: 'Id of an image taken by /upload-images; empty for none.',
  coverPage: 'Id of an image taken by /upload-images; empty for none.',
  clientId: 'Only of an event without a quotation.',
  totalDays: 'Only of an event without a quotation.',
  totalEvent: 'Only of an event without a quotation.',
  quotationId: 'Accepted where it is so already.',
  stateId: '34 and 35 as a producer decides; 37 comes by cancelEvent, 36 and 38 by time.',
};

const update = async (actor: Actor, given: UpdateEventInput) => (await updateEvent(actor, given)).id;

serveWrite(CREATE_EVENT, EventType, async (actor, given) => (await createNamedEvent(actor, given)).id, {
  description: 'An event without a quotation, or the one that an accepted quotation became, changed.',
  about: {
    ...EVENT_WORDS,
    cityId: 'That of its venue unless told.',
    EventNeedInput: 'People of one profile and gender that an event needs; dates left out are its own.',
    'EventNeedInput.profile': 'Code of the profile list: musico, modelo …',
  },
});
serveWrite(COPY_EVENT, EventType, async (actor, given) => (await copyEvent(actor, given)).id, {
  description: 'An event like another one on other days, without its calls.',
});
serveWrite(UPDATE_EVENT, EventType, update, { about: EVENT_WORDS });
serveWrite(EDIT_EVENT_WITH_PLACE, EventType, update, {
  description: 'As updateEvent, with a venue of the directory.',
});
serveWrite(EDIT_EVENT_CREATE_PLACE, EventType, update, {
  description: 'As updateEvent, with a venue that is added to the directory.',
});
serveWrite(CANCEL_EVENT, EventType, async (actor, given) => (await cancelEvent(actor, given)).id);
