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

export const REVISE_QUOTATION = graphql(`
  mutation ReviseQuotation($id: ID!) {
    reviseQuotation(id: $id) { id version nameEvent }
  }
`);

export const VOID_QUOTATION = graphql(`
  mutation VoidQuotation($id: ID!, $reason: String!) {
    voidQuotation(id: $id, reason: $reason) { id }
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

export const SHARE_QUOTATION_LINK = graphql(`
  mutation ShareQuotationLink($id: ID!) {
    shareQuotationLink(id: $id) { url phone dialingCode }
  }
`);

export const REVOKE_QUOTATION_LINKS = graphql(`
  mutation RevokeQuotationLinks($id: ID!) {
    revokeQuotationLinks(id: $id)
  }
`);
