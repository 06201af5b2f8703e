import { graphql } from '@/lib/graphql/client';

export const CREATE_KEY = graphql(`
  mutation CreateApiKey($input: CreateApiKeyInput!) {
    createApiKey(input: $input) { id key }
  }
`);

export const REVOKE_KEY = graphql(`
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(id: $id)
  }
`);

export const CREATE_WEBHOOK = graphql(`
  mutation CreateWebhook($url: String!, $events: [String!]!) {
    createWebhook(url: $url, events: $events) { id secret }
  }
`);

export const RENEW_WEBHOOK_SECRET = graphql(`
  mutation RenewWebhookSecret($id: ID!) {
    renewWebhookSecret(id: $id)
  }
`);

export const PAUSE_WEBHOOK = graphql(`
  mutation PauseWebhook($id: ID!, $paused: Boolean!) {
    pauseWebhook(id: $id, paused: $paused)
  }
`);

export const REMOVE_WEBHOOK = graphql(`
  mutation RemoveWebhook($id: ID!) {
    removeWebhook(id: $id)
  }
`);

export const TEST_WEBHOOK = graphql(`
  mutation TestWebhook($id: ID!) {
    testWebhook(id: $id)
  }
`);

export const RESEND_DELIVERY = graphql(`
  mutation ResendWebhookDelivery($id: ID!) {
    resendWebhookDelivery(id: $id)
  }
`);

export const ASK_ARCHIVE = graphql(`
  mutation AskAgencyArchive {
    askAgencyArchive
  }
`);

export const OPEN_ARCHIVE = graphql(`
  mutation OpenAgencyArchive($id: ID!) {
    openAgencyArchive(id: $id)
  }
`);
