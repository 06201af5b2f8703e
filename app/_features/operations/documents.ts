import { graphql } from '@/lib/graphql/client';

export const RETRY_FAILURE = graphql(`
  mutation RetryFailure($id: ID!) {
    retryFailure(id: $id)
  }
`);

export const DROP_FAILURE = graphql(`
  mutation DropFailure($id: ID!) {
    dropFailure(id: $id)
  }
`);

export const RESEND_MESSAGE = graphql(`
  mutation ResendMessage($id: ID!) {
    resendMessage(id: $id)
  }
`);

export const REDRAW_PAPER = graphql(`
  mutation RedrawPaper($id: ID!) {
    redrawPaper(id: $id)
  }
`);
