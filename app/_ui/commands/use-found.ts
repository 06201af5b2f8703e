'use client';

import { useEffect, useState } from 'react';
import type { Command } from './commands';

/** Finds what the shell knows besides commands, or says in words why it could not; for no words what was found before. */
export type Find = (text: string) => Promise<readonly Command[] | string>;

type Found = {
  readonly asked: string;
  readonly commands: readonly Command[];
  readonly failure: string | null;
};

const NONE: Found = { asked: '', commands: [], failure: null };
const PAUSE_MS = 180;

/**
 * What is found for the words being typed, a moment after the last key; what an earlier question answers late is
 * dropped. Asked again at each opening, for meanwhile something was used. `pending` until the words as they stand have their answer; what was found before stays until then.
 */
export function useFound(find: Find, text: string, openings: number): Found & { readonly pending: boolean } {
  const [found, setFound] = useState(NONE);
  const asked = text.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another opening asks again
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(
      async () => {
        const answer = await find(asked);
        if (!isLatest) return;
        if (typeof answer === 'string') setFound({ asked, commands: [], failure: answer });
        else setFound({ asked, commands: answer, failure: null });
      },
      asked === '' ? 0 : PAUSE_MS,
    );
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [find, asked, openings]);
  return { ...found, pending: found.asked !== asked };
}
