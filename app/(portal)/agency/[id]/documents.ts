import { graphql } from '@/lib/graphql/client';

export const APPROVE_AGENCY = graphql(`
  mutation ApproveAgency($id: ID!) {
    approveAgency(id: $id) { id }
  }
`);

export const REVIEW_AGENCY = graphql(`
  mutation ReviewAgency($id: ID!) {
    reviewAgency(id: $id) { id }
  }
`);

export const SUSPEND_AGENCY = graphql(`
  mutation SuspendAgency($id: ID!, $reason: String!) {
    suspendAgency(id: $id, reason: $reason) { id }
  }
`);

export const REACTIVATE_AGENCY = graphql(`
  mutation ReactivateAgency($id: ID!) {
    reactivateAgency(id: $id) { id }
  }
`);
