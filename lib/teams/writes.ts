import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { inviteInput } from './invitations/inputs';
import { GIVEN_ROLES } from './rules';

export const INVITE_MEMBER = defineWrite('inviteMember', inviteInput, {
  input: 'InviteMemberInput',
  answer: 'ID!',
});
export const RESEND_INVITATION = defineWrite('resendInvitation', { id: 'ID!' }, { answer: 'DateTime!' });
export const REVOKE_INVITATION = defineWrite('revokeInvitation', { id: 'ID!' }, { answer: 'Boolean!' });
export const CHANGE_MEMBER_ROLE = defineWrite(
  'changeMemberRole',
  { role: oneOf('GivenRole!', GIVEN_ROLES), userId: 'ID!' },
  { revised: true },
);
export const DEACTIVATE_MEMBER = defineWrite('deactivateMember', { userId: 'ID!' });
export const REACTIVATE_MEMBER = defineWrite('reactivateMember', { userId: 'ID!' });
export const MOVE_OWNERSHIP = defineWrite('moveOwnership', { password: 'String!', userId: 'ID!' });
