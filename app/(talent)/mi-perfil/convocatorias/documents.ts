import { graphql } from '@/lib/graphql/client';

export const APPLY_TO_CALL = graphql(`
  mutation ApplyToCall(
    $convocatoryId: ID!
    $startDate: DateTime!
    $endDate: DateTime!
    $budget: Money!
    $note: String
  ) {
    applyToCall(
      convocatoryId: $convocatoryId
      startDate: $startDate
      endDate: $endDate
      budget: $budget
      note: $note
    ) { id }
  }
`);

export const WITHDRAW_APPLICATION = graphql(`
  mutation WithdrawApplication($id: ID!) {
    withdrawApplication(id: $id) { id }
  }
`);
