import { graphql } from '@/lib/graphql/client';

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
