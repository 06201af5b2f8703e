'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { logInAgain } from '@/app/_features/graphql/session-ended';
import { calledOnWire } from '@/lib/core/wire-fields';
import type { AnsweredBy, SentTo, Write } from '@/lib/graphql/define-write';
import { operationOf, variablesOf } from '@/lib/graphql/write-operation';
import { askWhoItIs } from '../confirmation/ask-who-it-is';
import { asksWhoItIs, type Failure, failureOf, isSessionEnd, withoutClient } from './failure';
import { loadClient } from './load-client';
import { noteWrite } from './writes';

export type WriteResult<Data> = { ok: true; data: Data } | { ok: false; failure: Failure };

export type Writing<Values, Data> = {
  readonly run: (values: Values) => Promise<WriteResult<Data>>;
  readonly pending: boolean;
};

/** What was refused, by the names that the form has for its fields. */
function inside({ wire }: Write, failure: Failure): Failure {
  const names = Object.fromEntries(Object.entries(wire).map(([name, onWire]) => [onWire, name]));
  const called = calledOnWire(names);
  return { ...failure, fields: failure.fields.map((one) => ({ ...one, path: called(one.path) })) };
}

/**
 * A mutation as forms and buttons use it: `run` never throws, and answers data or what to tell the
 * person. When the session has ended, it asks to log in over the page, and goes on. What is pressed twice, or again after
 * no answer came, goes under the same key and is done once; what was answered and is asked for anew is done anew.
 */
export function useWrite<W extends Write>(write: W): Writing<SentTo<W>, AnsweredBy<W>> {
  const t = useTranslations('controls');
  const [pending, setPending] = useState(false);
  const keys = useRef(new Map<string, string>());
  const run = useCallback(
    async (values: SentTo<W>): Promise<WriteResult<AnsweredBy<W>>> => {
      setPending(true);
      const client = await loadClient();
      const variables = variablesOf(write, values);
      const sent = JSON.stringify(variables);
      const key = keys.current.get(sent) ?? crypto.randomUUID();
      keys.current.set(sent, key);
      const context = { fetchOptions: { headers: { 'Idempotency-Key': key } } };
      const send = () => client?.mutation(operationOf(write), variables, context).toPromise();
      let result = await send();
      // Nothing was done: the same goes again under the same key, once the person is back in.
      while (result?.error?.graphQLErrors.some(isSessionEnd) && (await logInAgain())) result = await send();
      // The same write again, under the same key, once the person has said who it is.
      if (asksWhoItIs(result?.error) && (await askWhoItIs())) result = await send();
      if (result?.data || result?.error?.graphQLErrors.length) keys.current.delete(sent);
      setPending(false);
      const words = { offline: t('offline'), outdated: t('outdated'), sessionEnded: t('sessionEnded') };
      if (result?.error) {
        return { ok: false, failure: inside(write, failureOf(result.error, words.offline, words)) };
      }
      if (!result?.data) return { ok: false, failure: await withoutClient(words) };
      noteWrite();
      return { ok: true, data: result.data[write.name] };
    },
    [write, t],
  );
  return { run, pending };
}
