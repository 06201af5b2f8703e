import { graphql } from '@/lib/graphql/client';

export const READ_INBOX = graphql(`
  query ReadInbox {
    inbox {
      kind
      title
      detail
      path
      at
      isRead
      ids
    }
  }
`);

export const FOLLOW_UNREAD = graphql(`
  subscription FollowUnread {
    unreadNotices
  }
`);
