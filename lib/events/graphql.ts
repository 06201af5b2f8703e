import { AgencyType } from '@/lib/agencies/graphql';
import { CityType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { countSearch } from '@/lib/identity/limits/count-search';
import { QuotationType } from '@/lib/quotations/graphql';
import { findLatestEvents } from './of-agency/queries';
import { ACCEPTANCE_OUTCOMES, type OpenedEvent, openEventFromQuotation } from './open-event-from-quotation';
import {
  type EventDetail,
  type EventPersonal,
  findEventPersonals,
  findEvents,
  getEvent,
  listEvents,
} from './queries';

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

export const EventType = builder.loadableObjectRef<EventDetail, string>('Event', {
  load: async (ids: string[], { actor }) => {
    const found = await findEvents(actor, ids);
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

const AcceptanceOutcomeType = builder.enumType('AcceptanceOutcome', { values: ACCEPTANCE_OUTCOMES });

const AcceptedQuotationType = builder.objectRef<OpenedEvent>('AcceptedQuotation').implement({
  fields: (t) => ({
    event: t.field({ type: EventType, resolve: ({ id }) => id }),
    outcome: t.field({
      type: AcceptanceOutcomeType,
      description: 'Whether this press opened the event, or whose yes came before it.',
      resolve: ({ outcome }) => outcome,
    }),
  }),
});

builder.queryFields((t) => ({
  event: t.field({
    type: EventType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getEvent(actor, id),
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
  acceptQuotation: t.field({
    description: 'Accepts a sent quotation and creates its event, once.',
    type: AcceptedQuotationType,
    args: { quotationId: t.arg.id({ required: true }) },
    resolve: (_, { quotationId }, { actor }) => openEventFromQuotation(actor, { quotationId }),
  }),
}));
