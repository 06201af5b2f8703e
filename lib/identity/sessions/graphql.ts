import { builder } from '@/lib/graphql/builder';
import { closeAllSessions, closeSession } from './close-session';
import { listSessions, type SessionView } from './queries';

const SessionType = builder.objectRef<SessionView>('Session').implement({
  description: 'Where somebody is signed in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    device: t.exposeString('device', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime' }),
    current: t.exposeBoolean('current'),
    mobileApp: t.exposeBoolean('isApp', { description: 'The app of a telephone, instead of a browser.' }),
  }),
});

builder.queryFields((t) => ({
  sessions: t.field({
    description:
      "One's own living sessions, those of the mobile app too; those of another person for the administrator.",
    type: [SessionType],
    args: { userId: t.arg.id() },
    resolve: (_, { userId }, { actor }) => listSessions(actor, userId ?? undefined),
  }),
}));

builder.mutationFields((t) => ({
  closeSession: t.id({
    description:
      "Ends one of one's own sessions, or what one telephone is signed in by, which then rings no more; answers its id.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => closeSession(actor, { id }),
  }),
  closeAllSessions: t.int({
    description: "Ends all of one's own sessions, this one too; answers how many.",
    resolve: (_, __, { actor }) => closeAllSessions(actor),
  }),
}));
