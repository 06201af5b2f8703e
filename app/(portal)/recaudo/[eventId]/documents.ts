import { graphql } from '@/lib/graphql/client';

export const RECORD_COLLECTED = graphql(`
  mutation RecordCollectedPayment($input: RecordPaymentInput!) {
    recordCollectedPayment(input: $input) { id }
  }
`);

export const TAKE_COLLECTED = graphql(`
  mutation TakeCollectedPayment($input: TakePaymentInput!) {
    takeCollectedPayment(input: $input) { id }
  }
`);

export const REFUSE_COLLECTED = graphql(`
  mutation RefuseCollectedPayment($id: ID!, $reason: String!) {
    refuseCollectedPayment(id: $id, reason: $reason) { id }
  }
`);

export const UNDO_COLLECTED = graphql(`
  mutation UndoCollectedPayment($id: ID!, $reason: String!) {
    undoCollectedPayment(id: $id, reason: $reason) { id }
  }
`);

export const CONFIRM_ADVANCE = graphql(`
  mutation ConfirmCollectedAdvance($eventId: ID!) {
    confirmCollectedAdvance(eventId: $eventId)
  }
`);

export const REFUSE_ADVANCE = graphql(`
  mutation RefuseCollectedAdvance($eventId: ID!, $reason: String!) {
    refuseCollectedAdvance(eventId: $eventId, reason: $reason)
  }
`);

export const UNDO_ADVANCE = graphql(`
  mutation UndoCollectedAdvance($eventId: ID!) {
    undoCollectedAdvance(eventId: $eventId)
  }
`);

export const PAY_OUT = graphql(`
  mutation PayOutCollected($input: PayOutInput!) {
    payOutCollected(input: $input) { id }
  }
`);

export const UNDO_PAYOUT = graphql(`
  mutation UndoCollectedPayout($id: ID!, $reason: String!) {
    undoCollectedPayout(id: $id, reason: $reason) { id }
  }
`);
