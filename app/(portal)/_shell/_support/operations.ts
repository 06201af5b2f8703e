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
