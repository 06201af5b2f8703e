import { AgencyType } from '@/lib/agencies/graphql';
import { ROLES } from '@/lib/core/abilities';
import { builder } from '@/lib/graphql/builder';
import { changeRole } from './change-role';
import { deactivateMember } from './deactivate-member';
import { inviteMember } from './invitations/invite-member';
import { resendInvitation } from './invitations/resend-invitation';
import { revokeInvitation } from './invitations/revoke-invitation';
import { moveOwnership } from './move-ownership';
import { findMembers, type Member } from './queries';
import { reactivateMember } from './reactivate-member';
import { GIVEN_ROLES } from './rules';

const RoleType = builder.enumType('AgencyRole', { values: ROLES });
const GivenRoleType = builder.enumType('GivenRole', {
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

const InviteInputType = builder.inputType('InviteMemberInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    lastname: t.string({ required: true }),
    email: t.string({ required: true }),
    role: t.field({ type: GivenRoleType, required: true }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  const userId = t.arg.id({ required: true });
  return {
    inviteMember: t.id({
      description: 'The id of the invitation.',
      args: { input: t.arg({ type: InviteInputType, required: true }) },
      resolve: (_, { input }, { actor, ip }) => inviteMember(actor, input, { ip }),
    }),
    resendInvitation: t.field({
      type: 'DateTime',
      description: 'Until when it is good now.',
      args: { id },
      resolve: (_, args, { actor, ip }) => resendInvitation(actor, args, { ip }),
    }),
    revokeInvitation: t.boolean({
      args: { id },
      resolve: async (_, args, { actor }) => {
        await revokeInvitation(actor, args);
        return true;
      },
    }),
    changeMemberRole: t.field({
      type: MemberType,
      args: { userId, role: t.arg({ type: GivenRoleType, required: true }) },
      resolve: (_, args, { actor }) => changeRole(actor, args),
    }),
    deactivateMember: t.field({
      type: MemberType,
      args: { userId },
      resolve: (_, args, { actor }) => deactivateMember(actor, args),
    }),
    reactivateMember: t.field({
      type: MemberType,
      args: { userId },
      resolve: (_, args, { actor }) => reactivateMember(actor, args),
    }),
    moveOwnership: t.field({
      type: MemberType,
      description: 'Takes the present password of the owner, who becomes a producer.',
      args: { userId, password: t.arg.string({ required: true }) },
      resolve: (_, args, { actor, ip }) => moveOwnership(actor, args, { ip }),
    }),
  };
});
