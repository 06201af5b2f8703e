import { graphql } from '@/lib/graphql/client';

export const DEBT_REMINDER = graphql(`
  query DebtReminder($eventId: ID!) {
    debtReminder(eventId: $eventId) { to subject text facts { label value } }
  }
`);
