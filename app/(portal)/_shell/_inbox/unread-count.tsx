'use client';

import { LiveStream } from '@/app/_features/graphql/live-stream';
import { FOLLOW_UNREAD } from '@/app/_features/inbox/operations';

/** Hears how many notices are unread, now and whenever that changes. */
export default function UnreadCount({ onCount }: { onCount: (count: number) => void }) {
  return (
    <LiveStream
      query={FOLLOW_UNREAD}
      variables={() => ({})}
      besideTheWork
      onNews={({ unreadNotices }) => onCount(unreadNotices)}
    />
  );
}
