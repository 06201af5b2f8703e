import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { EventType } from '../graphql';
import { type EventPersonal, findEventPersonals } from '../queries';
import { keepPersonal, removePersonal, removePersonals } from './change-personals';
import type { KeepPersonalInput } from './inputs';
import { DELETE_EVENT_PERSONAL_BY_EVENT_ID, KEEP_PERSONAL, REMOVE_PERSONAL } from './writes';

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

serveWrite(
  KEEP_PERSONAL,
  EventType,
  async (actor, input) => {
    const named = { ...input, gender: input.gender as KeepPersonalInput['gender'] };
    return (await keepPersonal(actor, named)).eventId;
  },
  {
    description: 'Adds people that an event needs, or changes those whose id is given.',
    about: {
      id: 'Of those that are changed; left out for new ones.',
      profile: 'Code of the profile list: musico, modelo …',
    },
  },
);
serveWrite(REMOVE_PERSONAL, EventType, async (actor, args) => (await removePersonal(actor, args)).eventId);
serveWrite(
  DELETE_EVENT_PERSONAL_BY_EVENT_ID,
  EventType,
  async (actor, args) => (await removePersonals(actor, args)).id,
  { description: 'Takes away all people that an event needs, before any was called.' },
);
