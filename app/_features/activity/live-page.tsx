'use client';

import { useDocumentVisibility } from '@mantine/hooks';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { LiveStream } from '@/app/_features/graphql/live-stream';
import { FOLLOW_ACTIVITY, type Followed } from './operations';

/** Several things at once are read together. */
const SETTLE_MS = 100;

type Props = {
  followed: Followed;
  /** Where the page that the server sent had come to. */
  after: string;
};

/**
 * Reads the page anew when something happens to what it shows: an answer, a signature, a colleague's decision; and
 * when the person comes back to it. Silent while the tab is not in view. A stream that is cut is opened again where it
 * was, so that nothing is missed.
 */
export default function LivePage({ followed, after }: Props) {
  const router = useRouter();
  const visible = useDocumentVisibility() === 'visible';
  const cursor = useRef(after);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wasHidden = useRef(false);
  useEffect(() => {
    if (!visible) wasHidden.current = true;
    else if (wasHidden.current) {
      wasHidden.current = false;
      // Without a network Next would load the whole page anew, with what is being typed.
      if (navigator.onLine) router.refresh();
    }
  }, [visible, router]);
  return (
    <LiveStream
      query={FOLLOW_ACTIVITY}
      variables={() => ({ ...followed, after: cursor.current })}
      onNews={({ activity }) => {
        cursor.current = activity.cursor ?? cursor.current;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => router.refresh(), SETTLE_MS);
      }}
    />
  );
}
