'use client';

import { useDocumentVisibility } from '@mantine/hooks';
import type { TypedDocumentNode } from '@urql/core';
import { useEffect, useRef } from 'react';
import type { AnyVariables } from 'urql';
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
export function LiveStream<Data, Variables extends AnyVariables>({
  besideTheWork = false,
  ...props
}: Props<Data, Variables>) {
  const visible = useDocumentVisibility() === 'visible';
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!visible) return;
    let tries = 0;
    let pause: ReturnType<typeof setTimeout>;
    let close = () => {};
    const open = () => {
      const { query, variables } = latest.current;
      let last: Data | undefined;
      const stream = client.subscription(query, variables(), besideTheWork ? BESIDE_THE_WORK : {});
      close = stream.subscribe(({ data, error, hasNext }) => {
        // The result that ends a stream repeats what was told last.
        if (data && data !== last) {
          last = data;
          tries = 0;
          latest.current.onNews(data);
        }
        if (hasNext || error?.graphQLErrors.length) return;
        pause = setTimeout(open, Math.min(FIRST_PAUSE_MS * 2 ** tries++, LONGEST_PAUSE_MS));
      }).unsubscribe;
    };
    open();
    return () => {
      clearTimeout(pause);
      close();
    };
  }, [visible, besideTheWork]);
  return null;
}
