import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { closeAllSessions, closeSession } from './close-session';
import { listSessions, type SessionView } from './queries';
import { CLOSE_ALL_SESSIONS, CLOSE_SESSION } from './writes';

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

serveWrite(CLOSE_SESSION, 'ID', (actor, { id }) => closeSession(actor, { id }), {
  description:
    "Ends one of one's own sessions, or what one telephone is signed in by, which then rings no more; answers its id.",
});
serveWrite(CLOSE_ALL_SESSIONS, 'Int', (actor, __) => closeAllSessions(actor), {
  description: "Ends all of one's own sessions, this one too; answers how many.",
});
