'use client';

import { type FormEvent, useEffect, useState } from 'react';

const KEY = 'elenco-unete';
/** What was typed longer ago is somebody else's by now. */
const KEPT_MS = 24 * 60 * 60_000;

type Kept = Readonly<Record<string, readonly string[]>>;

/** What was typed in a form, kept in this browser for a day, so that who leaves finds it again. */
export function useKeptTyping() {
  const [kept, setKept] = useState<Kept | null>(null);

  useEffect(() => {
    setKept(read());
  }, []);

  return {
    kept,
    typed: (name: string): string | undefined => kept?.[name]?.[0],
    keep({ currentTarget }: FormEvent<HTMLFormElement>): void {
      const data = new FormData(currentTarget);
      const names = [...new Set(data.keys())].filter((name) => !name.startsWith('$'));
      const fields = Object.fromEntries(
        names.map((name) => [name, data.getAll(name).filter((value) => typeof value === 'string')]),
      );
      attempt(() => localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), fields })));
    },
    forget: () => attempt(() => localStorage.removeItem(KEY)),
  };
}

function read(): Kept | null {
  return (
    attempt(() => {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { at: number; fields: Kept } | null;
      return stored && Date.now() - stored.at < KEPT_MS ? stored.fields : null;
    }) ?? null
  );
}

/** A browser may refuse to keep anything. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
