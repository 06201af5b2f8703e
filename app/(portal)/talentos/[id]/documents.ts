import { graphql } from '@/lib/graphql/client';

export const APPROVE_TALENT = graphql(`
  mutation ApproveTalent($id: ID!) {
    approveTalent(id: $id) { id }
  }
`);

export const REVIEW_TALENT = graphql(`
  mutation ReviewTalent($id: ID!) {
    reviewTalent(id: $id) { id }
  }
`);

export const SUSPEND_TALENT = graphql(`
  mutation SuspendTalent($id: ID!, $reason: String!) {
    suspendTalent(id: $id, reason: $reason) { id }
  }
`);

export const REACTIVATE_TALENT = graphql(`
  mutation ReactivateTalent($id: ID!) {
    reactivateTalent(id: $id) { id }
  }
`);

export const RESEND_ACTIVATION = graphql(`
  mutation ResendTalentActivation($id: ID!) {
    resendTalentActivation(id: $id) { id }
  }
`);
