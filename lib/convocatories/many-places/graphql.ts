import { fullName } from '@/lib/core/full-name';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { serveWrite } from '@/lib/graphql/serve-write';
import { translateField } from '@/lib/i18n/translate';
import { type EventTalent, listEventTalents } from '../event-talents/queries';
import { GROUPS, STAGES } from '../event-talents/rules';
import { whyNotRecordOutside } from '../rules';
import { decidePlaces, type PlaceOutcome, remindPlaces, undoPlaces } from './act-on-places';
import { DECIDE_PLACES, REMIND_PLACES, UNDO_PLACES } from './writes';

/** As many of a group as can be chosen with one press. */
const MOST_OF_GROUP = 1000;

const PlaceGroupType = builder.enumType('PlaceGroup', {
  description: 'How a called talent stands: the agency’s decision first, then its own answer.',
  values: GROUPS,
});
const PlaceStageType = builder.enumType('PlaceStage', {
  description: 'How far a called talent has come.',
  values: STAGES,
});

const GroupPlaceType = builder.objectRef<EventTalent>('GroupPlace').implement({
  description: 'A called talent, with what decides what can be done to it.',
  fields: (t) => ({
    id: t.exposeID('convocatedId'),
    name: t.string({ resolve: ({ name, lastname }) => fullName({ name, lastname }) }),
    stateId: t.exposeInt('stateId'),
    applicationStateId: t.exposeInt('applicationStateId'),
    signedAt: t.expose('signedAt', { type: 'DateTime', nullable: true }),
    bookedElsewhere: t.exposeBoolean('bookedElsewhere'),
    waits: t.boolean({
      description: 'It has not answered its call, and can be asked again.',
      resolve: (place) => whyNotRecordOutside(place) === null,
    }),
  }),
});

/** What became of each called talent on which something was to be done. */
export const PlaceOutcomeType = builder.objectRef<PlaceOutcome>('PlaceOutcome').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    refused: t.string({
      nullable: true,
      description: 'Why it was not done, in words; null where it was.',
      resolve: ({ refused }) => refused && translateField(refused),
    }),
    beyondNeed: t.boolean({
      description: 'It was refused because all the people asked for are confirmed; beyondNeed does it.',
      resolve: ({ refused }) => refused?.key === 'errors.convocated.covered',
    }),
  }),
});

builder.queryField('placesOfGroup', (t) =>
  t.field({
    description: 'Everybody of one group of an event who matches, at most a thousand.',
    type: [GroupPlaceType],
    args: {
      eventId: t.arg.id({ required: true }),
      group: t.arg({ type: PlaceGroupType, required: true }),
      search: t.arg.string(),
      convocatoryId: t.arg.id(),
      stage: t.arg({ type: PlaceStageType }),
    },
    resolve: async (_, { eventId, ...filter }, { actor }) => {
      const limit = MOST_OF_GROUP;
      const [found] = await listEventTalents(actor, eventId, { ...present(filter), limit });
      return [...(found?.talents ?? [])];
    },
  }),
);

serveWrite(
  DECIDE_PLACES,
  [PlaceOutcomeType],
  (actor, { ids, stateId, beyondNeed }) =>
    decidePlaces(actor, { ids, stateId, beyondNeed: beyondNeed ?? false }),
  {
    description: 'Decides on each called talent by itself, as updateConvocated does, in their order.',
    about: { beyondNeed: 'That more may be confirmed than asked for.', ids: 'Of places, at most fifty.' },
  },
);
serveWrite(UNDO_PLACES, [PlaceOutcomeType], undoPlaces, {
  description: 'Takes the last decision on each back, as undoConvocated does.',
  about: { ids: 'Of places, at most fifty.' },
});
serveWrite(REMIND_PLACES, [PlaceOutcomeType], remindPlaces, {
  description: 'Reminds each of what waits for it, as remindTalent does.',
  about: { ids: 'Of places, at most fifty.' },
});
