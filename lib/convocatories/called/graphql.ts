import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { parseInput } from '@/lib/platform/parse-input';
import { callTalents } from '../calling/call-talents';
import { decideConvocated } from '../decisions/decide-convocated';
import { ConvocatedType } from '../graphql';
import { newPlaceInput } from './inputs';
import { findCalled, getCalled, getNamedPlace, MOST_CALLED } from './queries';

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

builder.mutationFields((t) => ({
  createConvocated: t.field({
    description: 'Calls talents to a convocatory; who is called already is left as is.',
    type: [ConvocatedType],
    args: {
      convocatoryId: t.arg.id({ required: true }),
      talentId: t.arg.idList({ required: true }),
      despiteBookings: t.arg.boolean({
        description: 'Also those who are confirmed elsewhere on those dates, who are refused otherwise.',
      }),
      stateId: t.arg.int({ description: '1811, in which each begins.' }),
      urlContract: t.arg.string({ description: 'Empty: there is no paper yet.' }),
      urlEnvoice: t.arg.string({ description: 'Empty: there is no paper yet.' }),
    },
    resolve: (_, { convocatoryId, talentId, despiteBookings, ...place }, { actor }) => {
      parseInput(newPlaceInput, present(place));
      return inWireNames(
        calledOnWire({ talentIds: 'talentId' }),
        callTalents(actor, {
          convocatoryId,
          talentIds: talentId,
          despiteBookings: despiteBookings ?? false,
        }),
      );
    },
  }),
  updateConvocated: t.field({
    description: 'The agency decides on a called talent: 1811, 1812, 1813 or 1815.',
    type: ConvocatedType,
    args: {
      id: t.arg.id({ required: true }),
      stateId: t.arg.int({ description: 'Left out, the place stays as it is.' }),
      beyondNeed: t.arg.boolean({ description: 'That more may be confirmed than asked for.' }),
      talentId: t.arg.id({ description: 'Of the place, which stays whose it is.' }),
      convocatoryId: t.arg.id({ description: 'Of the place, which stays in its call.' }),
      urlContract: t.arg.string({ description: PAPER }),
      urlEnvoice: t.arg.string({ description: PAPER }),
    },
    resolve: async (_, { stateId, beyondNeed, ...named }, { actor }) => {
      const place = await getNamedPlace(actor, present(named));
      if (stateId == null) return place;
      return decideConvocated(actor, { id: place.id, stateId, beyondNeed: beyondNeed ?? false });
    },
  }),
}));
