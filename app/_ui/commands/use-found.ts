'use client';

import { useEffect, useState } from 'react';
import type { Command } from './commands';

/** Finds what the shell knows besides commands; null when it could not be asked. */
export type Find = (text: string) => Promise<readonly Command[] | null>;

type Found = { readonly asked: string; readonly commands: readonly Command[]; readonly failed: boolean };

const NONE: Found = { asked: '', commands: [], failed: false };
const PAUSE_MS = 180;

/**
 * What is found for the words being typed, a moment after the last key; what an earlier question answers late is
 * dropped. `pending` until the words as they stand have their answer; what was found before stays until then.
 */
export function useFound(find: Find | undefined, text: string): Found & { readonly pending: boolean } {
  const [found, setFound] = useState(NONE);
  const asked = text.trim();
  useEffect(() => {
    if (!find || asked === '') {
      setFound(NONE);
      return;
    }
    let isLatest = true;
    const timer = setTimeout(async () => {
      const commands = await find(asked);
      if (isLatest) setFound({ asked, commands: commands ?? [], failed: commands === null });
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [find, asked]);
  return { ...found, pending: find !== undefined && found.asked !== asked };
}
