import { graphql } from '@/lib/graphql/client';

export const RECORD_PAYMENT = graphql(`
  mutation RecordClientPayment($input: RecordPaymentInput!) {
    recordClientPayment(input: $input) { id }
  }
`);

export const TAKE_PAYMENT = graphql(`
  mutation TakeClientPayment($input: TakePaymentInput!) {
    takeClientPayment(input: $input) { id }
  }
`);

export const REFUSE_PAYMENT = graphql(`
  mutation RefuseClientPayment($id: ID!, $reason: String!) {
    refuseClientPayment(id: $id, reason: $reason) { id }
  }
`);

export const UNDO_PAYMENT = graphql(`
  mutation UndoClientPayment($id: ID!, $reason: String!) {
    undoClientPayment(id: $id, reason: $reason) { id }
  }
`);

export const MOVE_CREDIT = graphql(`
  mutation MoveClientCredit($fromEventId: ID!, $toEventId: ID!, $amount: Money!) {
    moveClientCredit(fromEventId: $fromEventId, toEventId: $toEventId, amount: $amount) { id }
  }
`);

export const KEEP_COLLECTION = graphql(`
  mutation KeepEventCollection($input: KeepCollectionInput!, $seenRevision: Int) {
    keepEventCollection(input: $input, seenRevision: $seenRevision)
  }
`);

export const DEBT_REMINDER = graphql(`
  query DebtReminder($eventId: ID!) {
    debtReminder(eventId: $eventId) { to subject text facts { label value } }
  }
`);

export const SEND_DEBT_REMINDER = graphql(`
  mutation SendDebtReminder($eventId: ID!) {
    sendDebtReminder(eventId: $eventId)
  }
`);
