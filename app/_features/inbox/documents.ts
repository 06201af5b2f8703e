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

export const READ_NOTICES = graphql(`
  mutation ReadNotices($ids: [Int!]!) {
    readNotices(ids: $ids)
  }
`);

export const READ_ALL_NOTICES = graphql(`
  mutation ReadAllNotices($upTo: Int!) {
    readAllNotices(upTo: $upTo)
  }
`);

export const CHOOSE_NOTICES = graphql(`
  mutation ChooseNotices($onlyOwn: Boolean!, $choices: [InboxChoiceInput!]!, $seenRevision: Int) {
    chooseNotices(onlyOwn: $onlyOwn, choices: $choices, seenRevision: $seenRevision)
  }
`);
