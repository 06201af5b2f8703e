import { graphql } from '@/lib/graphql/client';

export const CLOSE_SESSION = graphql(`
  mutation CloseSession($id: ID!) {
    closeSession(id: $id)
  }
`);

export const CLOSE_ALL_SESSIONS = graphql(`
  mutation CloseAllSessions {
    closeAllSessions
  }
`);
