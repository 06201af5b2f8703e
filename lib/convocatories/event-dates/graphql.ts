import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { plannedChangeInput } from '../inputs';
import type { Concern, Concerned } from './concern-of';
import { findConcerned } from './concerned';

const PlannedChangeInputType = builder.inputType('PlannedChangeInput', {
  description: 'A change that is not sent yet: of an event, of one of its calls, or of the pay of people.',
  fields: (t) => ({
    eventId: t.id({ required: true }),
    convocatoryId: t.id({ description: 'The call that is changed.' }),
    eventPersonalId: t.id({ description: 'The people whose pay is changed.' }),
    startDate: t.field({ type: 'DateTime' }),
    endDate: t.field({ type: 'DateTime' }),
    deadline: t.field({ type: 'DateTime' }),
    cityId: t.int(),
    placeName: t.string(),
    placeAddress: t.string(),
    budget: t.field({ type: 'Money' }),
  }),
});

const ConcernedType = builder.objectRef<Concerned>('Concerned').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    names: t.exposeStringList('names', { description: 'Of those whom the agency is shown.' }),
  }),
});

const ConcernType = builder.objectRef<Concern>('Concern').implement({
  description: 'Whom a change concerns, by the rules by which it is done.',
  fields: (t) => {
    const people = (name: Exclude<keyof Concern, 'waits'>, description: string) =>
      t.field({ type: ConcernedType, description, resolve: (concern) => concern[name] });
    return {
      askedAgain: people('askedAgain', 'Who said yes and is to answer again.'),
      confirmedAgain: people('confirmedAgain', 'Of those, who is confirmed.'),
      givenBack: people('givenBack', 'Whose yes holds again.'),
      stayAsked: people(
        'stayAsked',
        'Whose yes would hold again, and who knows already or is booked elsewhere.',
      ),
      refusing: people('refusing', 'Who signed for other dates or pay: the change is refused.'),
      toAmend: people('toAmend', 'Who signed what then says other dates or another place.'),
      told: people('told', 'Who gets a message, those to answer again included.'),
      riding: people('riding', 'Whose ride is ordered.'),
      waits: t.exposeBoolean('waits', {
        description: 'Messages wait ten minutes, in which nobody is told of what is taken back.',
      }),
    };
  },
});

builder.queryFields((t) => ({
  concernOfChange: t.field({
    type: ConcernType,
    args: { input: t.arg({ type: PlannedChangeInputType, required: true }) },
    resolve: (_, { input }, { actor }) => findConcerned(actor, present(input, plannedChangeInput)),
  }),
}));
