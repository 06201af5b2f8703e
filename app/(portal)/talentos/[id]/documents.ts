import { graphql } from '@/lib/graphql/client';

export const RESEND_ACTIVATION = graphql(`
  mutation ResendTalentActivation($id: ID!) {
    resendTalentActivation(id: $id) { id }
  }
`);
