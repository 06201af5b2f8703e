import { graphql } from '@/lib/graphql/client';

export const CREATE_RATE = graphql(`
  mutation CreatePricesTaxation($input: PricesTaxationInput!) {
    createPricesTaxation(input: $input) { id }
  }
`);

export const CORRECT_RATE = graphql(`
  mutation UpdatePricesTaxation($input: CorrectPricesTaxationInput!, $seenRevision: Int) {
    updatePricesTaxation(input: $input, seenRevision: $seenRevision) { id }
  }
`);

export const CONFIRM_RATE = graphql(`
  mutation ConfirmPricesTaxation($id: Int!, $source: String!, $status: ConfirmedTaxStatus, $seenRevision: Int) {
    confirmPricesTaxation(id: $id, source: $source, status: $status, seenRevision: $seenRevision) { id }
  }
`);

export const DOUBT_RATE = graphql(`
  mutation DoubtPricesTaxation($id: Int!, $note: String!) {
    doubtPricesTaxation(id: $id, note: $note) { id }
  }
`);

export const END_RATE = graphql(`
  mutation EndPricesTaxation($id: Int!, $lastDay: Date!, $seenRevision: Int) {
    endPricesTaxation(id: $id, lastDay: $lastDay, seenRevision: $seenRevision) { id }
  }
`);

export const REMOVE_RATE = graphql(`
  mutation DeletePricesTaxation($id: Int!) {
    deletePricesTaxation(id: $id)
  }
`);

export const CHANGE_CONSTANT = graphql(`
  mutation ChangeConstant($input: ChangeConstantInput!, $seenRevision: Int) {
    changeConstant(input: $input, seenRevision: $seenRevision) { id }
  }
`);

export const SAVE_UNIT = graphql(`
  mutation SaveTaxUnit($input: TaxUnitInput!, $seenRevision: Int) {
    saveTaxUnit(input: $input, seenRevision: $seenRevision) { year }
  }
`);
