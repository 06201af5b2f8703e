import { graphql } from '@/lib/graphql/client';

export const HOLD_FILES = graphql(`
  mutation HoldFiles($subject: HoldSubject!, $subjectId: ID!, $reason: String!) {
    holdFiles(subject: $subject, subjectId: $subjectId, reason: $reason) { id }
  }
`);

export const RELEASE_HOLD = graphql(`
  mutation ReleaseHold($id: ID!) {
    releaseHold(id: $id) { id }
  }
`);
