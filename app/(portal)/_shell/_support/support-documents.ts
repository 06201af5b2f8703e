import { graphql } from '@/lib/graphql/client';

export const SUPPORT_CHOICES = graphql(`
  query SupportChoices($search: String) {
    events(search: $search) {
      id
      name
      code
    }
    supportConstants {
      id
      name
      description
    }
  }
`);

export const APPLY_AGENT_SCHEDULE = graphql(`
  mutation ApplyAgentSchedule($eventId: ID, $phone: String!) {
    applyAgentSchedule(eventId: $eventId, phone: $phone)
  }
`);

export const OWN_SUPPORT_REQUESTS = graphql(`
  query OwnSupportRequests {
    supportRequests {
      id
      state
      createdAt
      answer
    }
  }
`);
