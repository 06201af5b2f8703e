'use client';

import type { TypedDocumentNode } from '@urql/core';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { AnyVariables } from 'urql';
import { type Failure, failureOf } from './failure';
import { loadClient } from './load-client';

export type WriteResult<Data> = { ok: true; data: Data } | { ok: false; failure: Failure };

/**
 * A mutation as forms and buttons use it: `run` never throws, and answers data or what to tell the
 * person. When the session has ended, the client leads to the login (client.ts).
 */
export function useWrite<Data, Variables extends AnyVariables>(document: TypedDocumentNode<Data, Variables>) {
  const t = useTranslations('errors');
  const [pending, setPending] = useState(false);
  const run = useCallback(
    async (variables: Variables): Promise<WriteResult<Data>> => {
      setPending(true);
      const client = await loadClient();
      const result = await client?.mutation(document, variables).toPromise();
      setPending(false);
      if (result?.error) {
        return { ok: false, failure: failureOf(result.error, t('offline')) };
      }
      if (!result?.data)
        return { ok: false, failure: { code: 'OFFLINE', message: t('offline'), fields: [] } };
      return { ok: true, data: result.data };
    },
    [document, t],
  );
  return { run, pending };
}
