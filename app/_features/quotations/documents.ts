import { graphql } from '@/lib/graphql/client';

export const CREATE_QUOTATION = graphql(`
  mutation CreateQuotation($input: QuotationInput!) {
    createQuotation(input: $input) { id revision total }
  }
`);

export const UPDATE_QUOTATION = graphql(`
  mutation UpdateQuotation($input: QuotationInput!) {
    updateQuotation(input: $input) { id revision total }
  }
`);

export const SEND_QUOTATION = graphql(`
  mutation SendQuotation($id: ID!, $total: Money, $seen: SeenFiguresInput) {
    sendQuotation(id: $id, total: $total, seen: $seen) { id code emailClient }
  }
`);

export const RESEND_QUOTATION = graphql(`
  mutation ResendQuotation($id: ID!) {
    resendQuotation(id: $id) { id emailClient }
  }
`);

export const REJECT_QUOTATION = graphql(`
  mutation RejectQuotation($id: ID!, $reason: String!) {
    rejectQuotation(id: $id, reason: $reason) { id }
  }
`);

export const DUPLICATE_QUOTATION = graphql(`
  mutation DuplicateQuotation($id: ID!) {
    duplicateQuotation(id: $id) { id }
  }
`);

export const DISCARD_QUOTATION = graphql(`
  mutation DiscardQuotation($id: ID!) {
    discardQuotation(id: $id)
  }
`);

export const ACCEPT_QUOTATION = graphql(`
  mutation AcceptQuotation($quotationId: ID!) {
    acceptQuotation(quotationId: $quotationId) { outcome event { id name } }
  }
`);
