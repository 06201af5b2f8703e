import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { EventType } from '../graphql';
import { type EventPersonal, findEventPersonals } from '../queries';
import { keepPersonal, removePersonal, removePersonals } from './change-personals';
import { type KeepPersonalInput, keepPersonalInput } from './inputs';

export const EventPersonalType = builder.objectRef<EventPersonal>('EventPersonal').implement({
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

builder.objectField(EventType, 'eventPersonals', (t) =>
  t.loadableList({
    type: EventPersonalType,
    load: async (ids: string[], { actor }) => {
      const found = await findEventPersonals(actor, ids);
      return ids.map((id) => found.get(id) ?? []);
    },
    resolve: (event) => event.id,
  }),
);

const EventPersonalInputType = builder.inputType('EventPersonalInput', {
  fields: (t) => ({
    id: t.id({ description: 'Of those that are changed; left out for new ones.' }),
    eventId: t.id({ required: true }),
    profile: t.string({ required: true, description: 'Code of the profile list: musico, modelo …' }),
    gender: t.string({ required: true }),
    quantity: t.int({ required: true }),
    budget: t.field({ type: 'Money', required: true }),
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
  }),
});

builder.mutationFields((t) => ({
  createEventPersonal: t.field({
    description: 'Adds people that an event needs, or changes those whose id is given.',
    type: EventType,
    args: { input: t.arg({ type: EventPersonalInputType, required: true }) },
    resolve: async (_, { input }, { actor }) => {
      const named = { ...input, gender: input.gender as KeepPersonalInput['gender'] };
      return (await keepPersonal(actor, present(named, keepPersonalInput))).eventId;
    },
  }),
  deleteEventPersonal: t.field({
    type: EventType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) => (await removePersonal(actor, args)).eventId,
  }),
  deleteEventPersonalByEventId: t.field({
    description: 'Takes away all people that an event needs, before any was called.',
    type: EventType,
    args: { eventId: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) => (await removePersonals(actor, args)).id,
  }),
}));
