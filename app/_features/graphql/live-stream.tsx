'use client';

import { useDocumentVisibility } from '@mantine/hooks';
import type { TypedDocumentNode } from '@urql/core';
import { useEffect, useRef, useState } from 'react';
import { type AnyVariables, type CombinedError, Provider, useSubscription } from 'urql';
import { BESIDE_THE_WORK, client } from './client';

/** Before a stream that was cut is opened again; doubles with each try. */
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 15_000;

type Props<Data, Variables extends AnyVariables> = {
  query: TypedDocumentNode<Data, Variables>;
  /** Read each time the stream is opened: where it goes on. */
  variables: () => Variables;
  onNews: (news: Data) => void;
  /** Nothing of the page rests on it: a session that has ended takes nobody away from what is being typed. */
  besideTheWork?: boolean;
};

/**
 * Hears what a subscription tells, while the tab is in view. A stream that is cut is opened again, later and later; one
 * that is refused, as too many are open, is not.
 */
export function LiveStream<Data, Variables extends AnyVariables>(props: Props<Data, Variables>) {
  const visible = useDocumentVisibility() === 'visible';
  const tries = useRef(0);
  const [round, setRound] = useState(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const onNews = (news: Data) => {
    tries.current = 0;
    props.onNews(news);
  };
  const onEnd = (error: CombinedError | undefined) => {
    if (error?.graphQLErrors.length) return;
    const wait = Math.min(FIRST_PAUSE_MS * 2 ** tries.current++, LONGEST_PAUSE_MS);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setRound((now) => now + 1), wait);
  };
  if (!visible) return null;
  return (
    <Provider value={client}>
      <Stream key={round} {...props} onNews={onNews} onEnd={onEnd} />
    </Provider>
  );
}

type StreamProps<Data, Variables extends AnyVariables> = Props<Data, Variables> & {
  onEnd: (error: CombinedError | undefined) => void;
};

/** One stream until it ends. */
function Stream<Data, Variables extends AnyVariables>({
  query,
  variables: read,
  onNews,
  onEnd,
  besideTheWork = false,
}: StreamProps<Data, Variables>) {
  const [variables] = useState(read);
  const [{ fetching, error }] = useSubscription<Data, Data, Variables>(
    { query, variables, ...(besideTheWork ? { context: BESIDE_THE_WORK } : {}) } as Parameters<
      typeof useSubscription<Data, Data, Variables>
    >[0],
    (_, news) => {
      onNews(news);
      return news;
    },
  );
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
