import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { serveWrite } from '@/lib/graphql/serve-write';
import { parseInput } from '@/lib/platform/parse-input';
import { callTalents } from '../calling/call-talents';
import { decideConvocated } from '../decisions/decide-convocated';
import { ConvocatedType } from '../graphql';
import { newPlaceInput } from './inputs';
import { findCalled, getCalled, getNamedPlace, MOST_CALLED } from './queries';
import { CREATE_CONVOCATED, UPDATE_CONVOCATED } from './writes';

const PAPER = 'The server sets it with the paper: another one than that is refused.';

builder.queryFields((t) => ({
  convocated: t.field({
    type: ConvocatedType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => getCalled(actor, id),
  }),
  convocateds: t.field({
    description: 'Of an event or of a convocatory, all or that of a talent, in the order they were called.',
    type: [ConvocatedType],
    args: {
      eventId: t.arg.id(),
      convocatoryId: t.arg.id(),
      talentId: t.arg.id(),
      ...pageArguments(MOST_CALLED),
    },
    resolve: (_, { after, limit, ...of }, context, info) =>
      pagedList({ after, limit }, context, info, MOST_CALLED, (page) =>
        findCalled(context.actor, present(of), page),
      ),
  }),
}));

serveWrite(
  CREATE_CONVOCATED,
  [ConvocatedType],
  (actor, { convocatoryId, talentIds, despiteBookings = false, freeAlone = false, ...place }) => {
    parseInput(newPlaceInput, place);
    return callTalents(actor, { convocatoryId, talentIds, despiteBookings, freeAlone });
  },
  {
    description: 'Calls talents to a convocatory; who is called already is left as is.',
    about: {
      despiteBookings: 'Also those who are confirmed elsewhere on those dates, who are refused otherwise.',
      freeAlone:
        'Who is confirmed elsewhere on those dates is left out, instead of refusing all; who has a place already is answered too.',
      stateId: '1811, in which each begins.',
      urlContract: 'Empty: there is no paper yet.',
      urlEnvoice: 'Empty: there is no paper yet.',
    },
  },
);
serveWrite(
  UPDATE_CONVOCATED,
  ConvocatedType,
  async (actor, { stateId, beyondNeed = false, ...named }) => {
    const place = await getNamedPlace(actor, named);
    return stateId === undefined ? place : decideConvocated(actor, { id: place.id, stateId, beyondNeed });
  },
  {
    description: 'The agency decides on a called talent: 1811, 1812, 1813 or 1815.',
    about: {
      stateId: 'Left out, the place stays as it is.',
      beyondNeed: 'That more may be confirmed than asked for.',
      talentId: 'Of the place, which stays whose it is.',
      convocatoryId: 'Of the place, which stays in its call.',
      urlContract: PAPER,
      urlEnvoice: PAPER,
    },
  },
);
