import { AgencyType } from '@/lib/agencies/graphql';
import { CityType } from '@/lib/catalogues/graphql';
import { FinalClientType } from '@/lib/clients/final-clients/graphql';
import { ClientType } from '@/lib/clients/graphql';
import { builder } from '@/lib/graphql/builder';
import { nestedPageArguments, pageArguments, pagedList, pagedListOfEach } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { countSearch } from '@/lib/identity/limits/count-search';
import { AcceptedQuotationType, QuotationType } from '@/lib/quotations/graphql';
import { cancelEvent } from './cancel-event';
import { copyEvent } from './copy-event';
import { createNamedEvent, type NamedEventInput } from './create-named-event';
import { EventNeedInputType, eventFields } from './event-inputs';
import { findLatestEvents } from './events-of-agency';
import { createEventInput, updateEventInput } from './inputs';
import { findListedEvents, getListedEvent, type ListedEvent } from './listed-events';
import { listEvents, MOST_EVENTS } from './queries';
import { eventCode } from './rules';
import { updateEvent } from './update-event';

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
    quotation: t.field({ type: QuotationType, nullable: true, resolve: (event) => event.quotationId }),
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
    description: 'The event it became.',
    type: EventType,
    nullable: true,
    resolve: (quotation) => quotation.eventId,
  }),
);

builder.objectField(AcceptedQuotationType, 'event', (t) =>
  t.field({ type: EventType, resolve: ({ eventId }) => eventId }),
);

const CreateEventInputType = builder.inputType('CreateEventInput', {
  fields: (t) => ({
    ...eventFields(t),
    name: t.string({ required: true }),
    startDate: t.field({ type: 'DateTime', required: true }),
    endDate: t.field({ type: 'DateTime', required: true }),
    cityId: t.int({ description: 'That of its venue unless told.' }),
    personals: t.field({ type: [EventNeedInputType] }),
  }),
});

const UpdateEventInputType = builder.inputType('UpdateEventInput', {
  fields: (t) => ({
    ...eventFields(t),
    id: t.id({ required: true }),
    name: t.string(),
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
    cityId: t.int(),
  }),
});

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

builder.mutationFields((t) => ({
  createEvent: t.field({
    description: 'An event without a quotation, or the one that an accepted quotation became, changed.',
    type: EventType,
    args: { input: t.arg({ type: CreateEventInputType, required: true }) },
    resolve: async (_, { input }, { actor }) =>
      (await createNamedEvent(actor, present(input, createEventInput) as NamedEventInput)).id,
  }),
  copyEvent: t.field({
    description: 'An event like another one on other days, without its calls.',
    type: EventType,
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      startDate: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: async (_, args, { actor }) => (await copyEvent(actor, args)).id,
  }),
  updateEvent: t.field({
    type: EventType,
    args: { input: t.arg({ type: UpdateEventInputType, required: true }) },
    resolve: async (_, { input }, { actor }) =>
      (await updateEvent(actor, present(input, updateEventInput))).id,
  }),
  editEventWithPlace: t.field({
    description: 'As updateEvent, with a venue of the directory.',
    type: EventType,
    args: { input: t.arg({ type: UpdateEventInputType, required: true }) },
    resolve: async (_, { input }, { actor }) =>
      (await updateEvent(actor, present(input, updateEventInput))).id,
  }),
  editEventCreatePlace: t.field({
    description: 'As updateEvent, with a venue that is added to the directory.',
    type: EventType,
    args: { input: t.arg({ type: UpdateEventInputType, required: true }) },
    resolve: async (_, { input }, { actor }) =>
      (await updateEvent(actor, present(input, updateEventInput))).id,
  }),
  cancelEvent: t.field({
    type: EventType,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, { id, reason }, { actor }) => (await cancelEvent(actor, { id, reason })).id,
  }),
}));
