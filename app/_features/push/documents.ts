import { graphql } from '@/lib/graphql/client';

export const SUBSCRIBE_BROWSER = graphql(`
  mutation SubscribeBrowser($endpoint: String!, $p256dh: String!, $auth: String!) {
    subscribeBrowser(endpoint: $endpoint, p256dh: $p256dh, auth: $auth)
  }
`);

export const UNSUBSCRIBE_BROWSER = graphql(`
  mutation UnsubscribeBrowser($endpoint: String!) {
    unsubscribeBrowser(endpoint: $endpoint)
  }
`);
