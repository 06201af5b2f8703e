import { SUPPORT_STATES } from '@/db/values/support';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { answerRequest, takeRequest } from './answer-request';
import { askForCall } from './ask-for-call';
import { listOwnRequests, MOST_OF_AN_AGENCY, type OwnSupportRequest } from './queries';
import { ANSWER_SUPPORT_REQUEST, APPLY_AGENT_SCHEDULE, TAKE_SUPPORT_REQUEST } from './writes';

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

serveWrite(APPLY_AGENT_SCHEDULE, 'ID', askForCall, {
  description: 'Asks support for a call, about an event of the agency or none; answers the id.',
});
serveWrite(TAKE_SUPPORT_REQUEST, 'ID', takeRequest, {
  description: 'Says that one is at it; answers the id.',
});
serveWrite(ANSWER_SUPPORT_REQUEST, 'ID', answerRequest, {
  description: 'Mails the answer to who asked, for good; answers the id.',
});
