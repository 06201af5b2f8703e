import { AgencyType } from '@/lib/agencies/graphql';
import { ROLES } from '@/lib/core/abilities';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { changeRole } from './change-role';
import { deactivateMember } from './deactivate-member';
import { inviteMember } from './invitations/invite-member';
import { resendInvitation } from './invitations/resend-invitation';
import { revokeInvitation } from './invitations/revoke-invitation';
import { moveOwnership } from './move-ownership';
import { findMembers, type Member } from './queries';
import { reactivateMember } from './reactivate-member';
import { GIVEN_ROLES } from './rules';
import {
  CHANGE_MEMBER_ROLE,
  DEACTIVATE_MEMBER,
  INVITE_MEMBER,
  MOVE_OWNERSHIP,
  REACTIVATE_MEMBER,
  RESEND_INVITATION,
  REVOKE_INVITATION,
} from './writes';

const RoleType = builder.enumType('AgencyRole', { values: ROLES });
builder.enumType('GivenRole', {
  description: 'What one is invited as or given; ownership moves by `moveOwnership`.',
  values: GIVEN_ROLES,
});

const MemberType = builder.objectRef<Member>('Member').implement({
  description: 'Somebody of an agency, by the id of the user.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    state: t.exposeInt('stateId'),
    role: t.expose('role', { type: RoleType }),
    lastAccessAt: t.expose('lastAccessAt', { type: 'DateTime', nullable: true }),
    deactivatedAt: t.expose('deactivatedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(AgencyType, 'users', (t) =>
  t.loadableList({
    description: 'Who may sign in for it, the owner first.',
    type: MemberType,
    resolve: ({ id }) => id,
    load: async (ids: string[], { actor }) => {
      const found = await findMembers(actor, ids);
      return ids.map((id) => found.get(id) ?? []);
    },
  }),
);

serveWrite(INVITE_MEMBER, 'ID', inviteMember, { description: 'The id of the invitation.' });
serveWrite(RESEND_INVITATION, 'DateTime', resendInvitation, { description: 'Until when it is good now.' });
serveWrite(REVOKE_INVITATION, 'Boolean', async (actor, args) => {
  await revokeInvitation(actor, args);
  return true;
});
serveWrite(CHANGE_MEMBER_ROLE, MemberType, changeRole);
serveWrite(DEACTIVATE_MEMBER, MemberType, deactivateMember);
serveWrite(REACTIVATE_MEMBER, MemberType, reactivateMember);
serveWrite(MOVE_OWNERSHIP, MemberType, moveOwnership, {
  description: 'Takes the present password of the owner, who becomes a producer.',
});
