'use client';

import { useDocumentVisibility } from '@mantine/hooks';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Provider, useSubscription } from 'urql';
import { EVENT_ACTIVITY } from '@/app/_features/events/documents';
import { client } from '@/app/_features/graphql/client';

const SETTLE_MS = 300;

/**
 * Reads the page anew when something happens to the event: an answer, a signature, a colleague's decision. Silent
 * while the tab is not in view, and several things at once are read together.
 */
export default function LiveEvent({ eventId }: { eventId: string }) {
  return (
    <Provider value={client}>
      <Follower eventId={eventId} />
    </Provider>
  );
}

function Follower({ eventId }: { eventId: string }) {
  const router = useRouter();
  const visible = useDocumentVisibility() === 'visible';
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wasHidden = useRef(false);

  useEffect(() => {
    if (!visible) wasHidden.current = true;
    else if (wasHidden.current) {
      wasHidden.current = false;
      router.refresh();
    }
  }, [visible, router]);

  useSubscription({ query: EVENT_ACTIVITY, variables: { eventId }, pause: !visible }, (_, activity) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.refresh(), SETTLE_MS);
    return activity;
  });
  return null;
}
