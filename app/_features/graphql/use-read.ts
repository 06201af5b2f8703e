'use client';

import type { TypedDocumentNode } from '@urql/core';
import { useEffect, useState } from 'react';
import type { AnyVariables } from 'urql';
import { loadClient } from './load-client';

/**
 * What a field offers, read when it is first shown and whenever what it depends on changes; null until it is there, and
 * without a network. `variables` null reads nothing. Another `news` has it read again, and what was read stands until then.
 */
export function useRead<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
  news?: number,
): Data | null {
  const [read, setRead] = useState<{ key: string; data: Data } | null>(null);
  const key = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the variables, and news bring others
  useEffect(() => {
    if (variables === null) return;
    let gone = false;
    void loadClient()
      .then((client) => client?.query(document, variables).toPromise())
      .then((result) => {
        if (!gone && result?.data) setRead({ key, data: result.data });
      });
    return () => {
      gone = true;
    };
  }, [document, key, news]);
  return read?.key === key ? read.data : null;
}
