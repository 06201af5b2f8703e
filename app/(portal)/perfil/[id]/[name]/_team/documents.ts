import { graphql } from '@/lib/graphql/client';

export const INVITE_MEMBER = graphql(`
  mutation InviteMember($input: InviteMemberInput!) {
    inviteMember(input: $input)
  }
`);

export const RESEND_INVITATION = graphql(`
  mutation ResendInvitation($id: ID!) {
    resendInvitation(id: $id)
  }
`);

export const REVOKE_INVITATION = graphql(`
  mutation RevokeInvitation($id: ID!) {
    revokeInvitation(id: $id)
  }
`);

export const CHANGE_MEMBER_ROLE = graphql(`
  mutation ChangeMemberRole($userId: ID!, $role: GivenRole!, $seenRevision: Int) {
    changeMemberRole(userId: $userId, role: $role, seenRevision: $seenRevision) {
      id
    }
  }
`);

export const DEACTIVATE_MEMBER = graphql(`
  mutation DeactivateMember($userId: ID!) {
    deactivateMember(userId: $userId) {
      id
    }
  }
`);

export const REACTIVATE_MEMBER = graphql(`
  mutation ReactivateMember($userId: ID!) {
    reactivateMember(userId: $userId) {
      id
    }
  }
`);

export const MOVE_OWNERSHIP = graphql(`
  mutation MoveOwnership($userId: ID!, $password: String!) {
    moveOwnership(userId: $userId, password: $password) {
      id
    }
  }
`);
