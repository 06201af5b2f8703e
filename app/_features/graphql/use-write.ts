'use client';

import type { TypedDocumentNode } from '@urql/core';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import type { AnyVariables } from 'urql';
import { logInAgain } from '@/app/_features/sessions/session-ended';
import { askWhoItIs } from '../confirmation/ask-who-it-is';
import { asksWhoItIs, type Failure, failureOf, isSessionEnd, withoutClient } from './failure';
import { loadClient } from './load-client';
import { noteWrite } from './writes';

export type WriteResult<Data> = { ok: true; data: Data } | { ok: false; failure: Failure };

/**
 * A mutation as forms and buttons use it: `run` never throws, and answers data or what to tell the
 * person. When the session has ended, it asks to log in over the page, and goes on. What is pressed twice, or again after
 * no answer came, goes under the same key and is done once; what was answered and is asked for anew is done anew.
 */
export function useWrite<Data, Variables extends AnyVariables>(document: TypedDocumentNode<Data, Variables>) {
  const t = useTranslations('controls');
  const [pending, setPending] = useState(false);
  const keys = useRef(new Map<string, string>());
  const run = useCallback(
    async (variables: Variables): Promise<WriteResult<Data>> => {
      setPending(true);
      const client = await loadClient();
      const what = JSON.stringify(variables);
      const key = keys.current.get(what) ?? crypto.randomUUID();
      keys.current.set(what, key);
      const context = { fetchOptions: { headers: { 'Idempotency-Key': key } } };
      const send = () => client?.mutation(document, variables, context).toPromise();
      let result = await send();
      // Nothing was done: the same goes again under the same key, once the person is back in.
      while (result?.error?.graphQLErrors.some(isSessionEnd) && (await logInAgain())) result = await send();
      // The same write again, under the same key, once the person has said who it is.
      if (asksWhoItIs(result?.error) && (await askWhoItIs())) result = await send();
      if (result?.data || result?.error?.graphQLErrors.length) keys.current.delete(what);
      setPending(false);
      const words = { offline: t('offline'), outdated: t('outdated'), sessionEnded: t('sessionEnded') };
      if (result?.error) return { ok: false, failure: failureOf(result.error, words.offline, words) };
      if (!result?.data) return { ok: false, failure: await withoutClient(words) };
      noteWrite();
      return { ok: true, data: result.data };
    },
    [document, t],
  );
  return { run, pending };
}
