import { ReplyType } from '@/lib/convocatories/answers/graphql';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { getOwnWork, listOwnWork, type OwnWork } from './queries';
import { WORK_STATUSES } from './rules';

const USUAL = 50;

const WorkStatusType = builder.enumType('OwnPlaceStatus', {
  description:
    'How a place stands. The first six wait for the talent: to answer, sign, sign an amendment, claim, correct a returned claim, or give another account.',
  values: WORK_STATUSES,
});

const OwnPlaceType = builder.objectRef<OwnWork>('OwnPlace').implement({
  description: 'A place of the talent who asks in a call, of any agency.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'As ownSheet takes it.' }),
    convocatoryId: t.exposeID('convocatoryId', {
      description: 'Of the call, as answerCall, ownClaim and ownRide take it.',
    }),
    eventId: t.exposeID('eventId', { description: 'As contractToSign and ownContract take it.' }),
    status: t.field({ type: WorkStatusType, resolve: ({ status }) => status }),
    path: t.exposeString('path', { description: 'Its page here, for the log-in of the same talent.' }),
    reply: t.field({
      type: ReplyType,
      nullable: true,
      description: 'Its last answer to the call.',
      resolve: ({ reply }) => reply,
    }),
    eventName: t.exposeString('eventName'),
    agencyName: t.exposeString('agencyName'),
    profileName: t.exposeString('profileName', { description: 'As what it was called.' }),
    city: t.exposeString('city'),
    timeZone: t.exposeString('timeZone', { description: 'Of that city, as `America/Bogota`.' }),
    startDate: t.expose('startDate', { type: 'DateTime' }),
    endDate: t.expose('endDate', { type: 'DateTime' }),
    deadline: t.expose('deadline', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the call is answered.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'What was claimed; before, the pay per day of the call.',
    }),
    currency: t.exposeString('currency'),
    paid: t.field({
      type: 'Money',
      nullable: true,
      description: 'Of a claim of which a part is paid; else null.',
      resolve: ({ part }) => part?.paid ?? null,
    }),
    left: t.field({
      type: 'Money',
      nullable: true,
      description: 'What is still to be paid of that claim; else null.',
      resolve: ({ part }) => part?.left ?? null,
    }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its claim was paid in full.',
    }),
  }),
});

builder.queryFields((t) => ({
  ownPlaces: t.field({
    type: [OwnPlaceType],
    description: 'The places of the talent who asks, the last to begin first.',
    args: pageArguments(USUAL),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, USUAL, (page) => listOwnWork(context.actor, page)),
  }),
  ownPlace: t.field({
    type: OwnPlaceType,
    description: 'The place of the talent who asks in one call.',
    args: { convocatoryId: t.arg.id({ required: true }) },
    resolve: (_, { convocatoryId }, { actor }) => getOwnWork(actor, convocatoryId),
  }),
}));
