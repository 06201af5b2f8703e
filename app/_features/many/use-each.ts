'use client';

import { useState } from 'react';
import { MOST_AT_ONCE, partsOf } from '@/lib/core/parts-of';
import type { WriteResult } from '../graphql/use-write';

/** What came of one of several: why it was not done, in words, or null where it was. */
export type Outcome = { readonly id: string; readonly refused: string | null };

/** Does it to so many as go into one request. */
export type Send<O extends Outcome = Outcome> = (ids: string[]) => Promise<WriteResult<readonly O[]>>;

export type Running = { readonly done: number; readonly total: number };

/**
 * Does the same to several, fifty by fifty, and tells how far it is. Stops where a request fails; answers which were done,
 * which were refused, and why the rest was not tried.
 */
export function useEach() {
  const [running, setRunning] = useState<Running | null>(null);
  async function each<O extends Outcome>(ids: readonly string[], send: Send<O>) {
    const did: string[] = [];
    const refused: O[] = [];
    let failed: string | null = null;
    setRunning({ done: 0, total: ids.length });
    for (const part of partsOf(ids, MOST_AT_ONCE)) {
      const answer = await send(part);
      if (!answer.ok) {
        failed = answer.failure.message;
        break;
      }
      for (const outcome of answer.data) {
        if (outcome.refused === null) did.push(outcome.id);
        else refused.push(outcome);
      }
      setRunning((now) => now && { ...now, done: now.done + part.length });
    }
    setRunning(null);
    return { did, refused, failed };
  }
  return { each, running };
}
