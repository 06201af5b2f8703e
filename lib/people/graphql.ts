import { AgencyType } from '@/lib/agencies/graphql';
import { findAgenciesOfUsers } from '@/lib/agencies/queries';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { type SeenUser, UserType } from '@/lib/identity/graphql';
import { endPersonSessions } from './end-person-sessions';
import { inviteAdministrator } from './invite-administrator';
import { reactivatePerson } from './reactivate-person';
import { resendActivation } from './resend-activation';
import { suspendPerson } from './suspend-person';
import { updateUser } from './update-user';
import {
  CLOSE_USER_SESSIONS,
  INVITE_ADMINISTRATOR,
  REACTIVATE_USER,
  RESEND_ACTIVATION,
  SUSPEND_USER,
  UPDATE_USER,
} from './writes';

serveWrite(INVITE_ADMINISTRATOR, UserType, inviteAdministrator, {
  description: 'Mails a link to set a password.',
});
serveWrite(RESEND_ACTIVATION, UserType, resendActivation, {
  description: 'Mails the link anew to who has not followed it.',
});
serveWrite(SUSPEND_USER, UserType, suspendPerson, {
  description: 'Ends every session of a person, who is told why.',
});
serveWrite(REACTIVATE_USER, UserType, reactivatePerson);
serveWrite(CLOSE_USER_SESSIONS, 'Int', endPersonSessions, {
  description: 'Ends every session of a person; answers how many.',
});

builder.objectField(UserType, 'agencies', (t) =>
  t.loadableList({
    type: AgencyType,
    // Those of one answer are seen by the same actor: a link opens one person.
    load: async (seen: SeenUser[], { actor }) => {
      const ids = seen.map(({ id }) => id);
      const found = await findAgenciesOfUsers(seen[0]?.seenBy ?? actor, ids);
      return ids.map((id) => found.get(id) ?? []);
    },
    resolve: (user) => user,
  }),
);

serveWrite(UPDATE_USER, UserType, updateUser, {
  about: {
    agencyState: 'With a link of activation, and then only 23.',
    currencyId: 'In which the person would rather quote.',
    id: 'Needed with a token; without one it can only be your own.',
    password: '8 characters at least, 72 bytes at most, as typed; a hash is refused.',
    presentPassword: 'Your present password, to change it without a link.',
    state: 'With a link of activation, and then only 73.',
    token: 'The `k` of a link of activation or password reset, which this uses up. It needs no session.',
  },
});
