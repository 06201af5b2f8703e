import { graphql } from '@/lib/graphql/client';

export const ASK_ADVANCE = graphql(`
  mutation AskAdvance($input: AskAdvanceInput!, $seenRevision: Int) {
    askAdvance(input: $input, seenRevision: $seenRevision) { id }
  }
`);

export const SEND_ADVANCE_NOTICE = graphql(`
  mutation SendAdvanceNotice($eventId: ID!) {
    sendAdvanceNotice(eventId: $eventId) { id }
  }
`);

export const WITHDRAW_ADVANCE = graphql(`
  mutation WithdrawAdvance($eventId: ID!) {
    withdrawAdvance(eventId: $eventId) { id }
  }
`);

export const CONFIRM_ADVANCE = graphql(`
  mutation ConfirmAdvance($eventId: ID!) {
    confirmAdvance(eventId: $eventId) { id }
  }
`);

export const REFUSE_ADVANCE = graphql(`
  mutation RefuseAdvance($eventId: ID!, $reason: String!) {
    refuseAdvance(eventId: $eventId, reason: $reason) { id }
  }
`);

export const UNDO_ADVANCE = graphql(`
  mutation UndoAdvance($eventId: ID!) {
    undoAdvance(eventId: $eventId) { id }
  }
`);

export const SHARE_ADVANCE_LINK = graphql(`
  mutation ShareAdvanceLink($eventId: ID!) {
    shareAdvanceLink(eventId: $eventId)
  }
`);
