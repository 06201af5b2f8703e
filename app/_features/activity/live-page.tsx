'use client';

import { useDocumentVisibility } from '@mantine/hooks';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Provider, useSubscription } from 'urql';
import { client } from '@/app/_features/graphql/client';
import { FOLLOW_ACTIVITY, type Followed } from './documents';

const SETTLE_MS = 300;

/**
 * Reads the page anew when something happens to what it shows: an answer, a signature, a colleague's decision; and
 * when the person comes back to it. Silent while the tab is not in view, and several things at once are read together.
 */
export default function LivePage({ followed }: { followed: Followed }) {
  return (
    <Provider value={client}>
      <Follower followed={followed} />
    </Provider>
  );
}

function Follower({ followed }: { followed: Followed }) {
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

  useSubscription({ query: FOLLOW_ACTIVITY, variables: followed, pause: !visible }, (_, activity) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.refresh(), SETTLE_MS);
    return activity;
  });
  return null;
}
