import { AgencyType } from '@/lib/agencies/graphql';
import { CityType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { countSearch } from '@/lib/identity/limits/count-search';
import { AcceptedQuotationType, QuotationType } from '@/lib/quotations/graphql';
import { cancelEvent } from './cancel-event';
import { findLatestEvents } from './events-of-agency';
import { findListedEvents, getListedEvent, type ListedEvent } from './listed-events';
import { type EventPersonal, findEventPersonals, listEvents } from './queries';
import { updateEvent } from './update-event';

const EventPersonalType = builder.objectRef<EventPersonal>('EventPersonal').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    startDate: t.expose('startDate', { type: 'DateTime' }),
    endDate: t.expose('endDate', { type: 'DateTime' }),
    quantity: t.exposeInt('quantity'),
    profile: t.exposeString('profileCode'),
    gender: t.exposeString('gender'),
    budget: t.expose('budget', { type: 'Money' }),
  }),
});

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
    quotationId: t.exposeID('quotationId'),
    totalDays: t.exposeInt('totalDays'),
    totalEvent: t.expose('totalEvent', { type: 'Money' }),
    additionalProfiles: t.exposeString('additionalProfiles', { nullable: true }),
    finalClientColumn: t.exposeBoolean('finalClientColumn'),
    validAdvance: t.exposeBoolean('validAdvance'),
    urlAdvance: t.exposeString('urlAdvance', { nullable: true }),
    valueAdvance: t.expose('valueAdvance', { type: 'Money', nullable: true }),
    city: t.field({ type: CityType, resolve: (event) => event.cityId }),
    eventPersonals: t.loadableList({
      type: EventPersonalType,
      load: async (ids: string[], { actor }) => {
        const found = await findEventPersonals(actor, ids);
        return ids.map((id) => found.get(id) ?? []);
      },
      resolve: (event) => event.id,
    }),
  }),
});

builder.objectField(AgencyType, 'events', (t) =>
  t.loadableList({
    description: 'The latest three hundred, latest first.',
    type: EventType,
    resolve: ({ id }) => id,
    load: async (ids: string[], { actor }) => {
      const found = await findLatestEvents(actor, ids);
      return ids.map((id) => found.get(id) ?? []);
    },
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

const UpdateEventInputType = builder.inputType('UpdateEventInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(),
    description: t.string(),
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
    additionalProfiles: t.string(),
    finalClientColumn: t.boolean(),
    finalClientName: t.string(),
    placeName: t.string(),
    placeAddress: t.string(),
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
    type: [EventType],
    args: { search: t.arg.string(), state: t.arg.int() },
    resolve: async (_, { search, state }, { actor }) => {
      await countSearch(actor, search);
      return listEvents(actor, { ...(search ? { search } : {}), ...(state ? { stateId: state } : {}) });
    },
  }),
}));

builder.mutationFields((t) => ({
  updateEvent: t.field({
    type: EventType,
    args: { input: t.arg({ type: UpdateEventInputType, required: true }) },
    resolve: async (_, { input }, { actor }) => (await updateEvent(actor, present(input))).id,
  }),
  cancelEvent: t.field({
    type: EventType,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, { id, reason }, { actor }) => (await cancelEvent(actor, { id, reason })).id,
  }),
}));
