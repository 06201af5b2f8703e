import { graphql } from '@/lib/graphql/client';

export const FIND_AGENCIES = graphql(`
  query FindAgencies($search: String) {
    agencies(search: $search) { id name }
  }
`);

export const INVITE_ADMINISTRATOR = graphql(`
  mutation InviteAdministrator($input: InviteAdministratorInput!) {
    inviteAdministrator(input: $input) { id email }
  }
`);

export const RESEND_ACTIVATION = graphql(`
  mutation ResendActivation($id: ID!) {
    resendActivation(id: $id) { id email }
  }
`);

export const SUSPEND_USER = graphql(`
  mutation SuspendUser($id: ID!, $reason: String!) {
    suspendUser(id: $id, reason: $reason) { id }
  }
`);

export const REACTIVATE_USER = graphql(`
  mutation ReactivateUser($id: ID!) {
    reactivateUser(id: $id) { id }
  }
`);

export const CLOSE_USER_SESSIONS = graphql(`
  mutation CloseUserSessions($id: ID!) {
    closeUserSessions(id: $id)
  }
`);
