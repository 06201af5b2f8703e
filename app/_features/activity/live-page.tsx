'use client';

import { useDocumentVisibility } from '@mantine/hooks';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type CombinedError, Provider, useSubscription } from 'urql';
import { client } from '@/app/_features/graphql/client';
import { FOLLOW_ACTIVITY, type Followed } from './documents';

/** Several things at once are read together. */
const SETTLE_MS = 100;
/** Before a stream that was cut is opened again; doubles with each try. */
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 15_000;

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
export default function LivePage(props: Props) {
  return (
    <Provider value={client}>
      <Follower {...props} />
    </Provider>
  );
}

function Follower({ followed, after }: Props) {
  const router = useRouter();
  const visible = useDocumentVisibility() === 'visible';
  const cursor = useRef(after);
  const tries = useRef(0);
  const [round, setRound] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      clearTimeout(pause.current);
    },
    [],
  );
  const wasHidden = useRef(false);
  useEffect(() => {
    if (!visible) wasHidden.current = true;
    else if (wasHidden.current) {
      wasHidden.current = false;
      // Without a network Next would load the whole page anew, with what is being typed.
      if (navigator.onLine) router.refresh();
    }
  }, [visible, router]);

  const onNews = (latest: string | null) => {
    tries.current = 0;
    cursor.current = latest ?? cursor.current;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => router.refresh(), SETTLE_MS);
  };
  const onEnd = (error: CombinedError | undefined) => {
    // Too many streams: this page is read again when one comes back to it.
    if (error?.graphQLErrors.length) return;
    const wait = Math.min(FIRST_PAUSE_MS * 2 ** tries.current++, LONGEST_PAUSE_MS);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setRound((now) => now + 1), wait);
  };
  if (!visible) return null;
  return <Stream key={round} followed={followed} after={cursor} onNews={onNews} onEnd={onEnd} />;
}

type StreamProps = {
  followed: Followed;
  after: { readonly current: string };
  onNews: (cursor: string | null) => void;
  onEnd: (error: CombinedError | undefined) => void;
};

/** One stream, from where its page has come to until it ends. */
function Stream({ followed, after, onNews, onEnd }: StreamProps) {
  const [variables] = useState(() => ({ ...followed, after: after.current }));
  const [{ fetching, error }] = useSubscription({ query: FOLLOW_ACTIVITY, variables }, (_, news) => {
    onNews(news.activity.cursor);
    return news;
  });
  const opened = useRef(false);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    if (fetching) opened.current = true;
    else if (opened.current) {
      opened.current = false;
      ended.current(error);
    }
  }, [fetching, error]);
  return null;
}
