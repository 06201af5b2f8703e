import { SUPPORT_STATES } from '@/db/values/support';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { answerRequest, takeRequest } from './answer-request';
import { askForCall } from './ask-for-call';
import { listOwnRequests, MOST_OF_AN_AGENCY, type OwnSupportRequest } from './queries';

const StateType = builder.enumType('SupportState', { values: SUPPORT_STATES });

const SupportRequestType = builder.objectRef<OwnSupportRequest>('SupportRequest').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.expose('state', { type: StateType }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    answer: t.exposeString('answer', { nullable: true }),
  }),
});

builder.queryField('supportRequests', (t) =>
  t.field({
    description: 'What oneself asked of support, newest first.',
    type: [SupportRequestType],
    args: pageArguments(MOST_OF_AN_AGENCY),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, MOST_OF_AN_AGENCY, (page) => listOwnRequests(context.actor, page)),
  }),
);

builder.mutationFields((t) => ({
  applyAgentSchedule: t.id({
    description: 'Asks support for a call, about an event of the agency or none; answers the id.',
    args: { eventId: t.arg.id(), phone: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => askForCall(actor, args),
  }),
  takeSupportRequest: t.id({
    description: 'Says that one is at it; answers the id.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => takeRequest(actor, args),
  }),
  answerSupportRequest: t.id({
    description: 'Mails the answer to who asked, for good; answers the id.',
    args: { id: t.arg.id({ required: true }), answer: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => answerRequest(actor, args),
  }),
}));
