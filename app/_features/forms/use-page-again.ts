'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { Failure } from '@/app/_features/graphql/failure';

/** Time for the page to be read again. */
const WAIT_MS = 8_000;

type Known<Values> = { readonly values: Values; readonly revision: number | undefined };

/**
 * What the page knows of what a form edits. `readAgain` reads the page after a refusal, until it knows the revision that
 * the refusal told of; where it cannot be read, what the refusal told stands in for it.
 */
export function usePageAgain<Values>(known: Known<Values>) {
  const router = useRouter();
  const latest = useRef(known);
  latest.current = known;
  const waiting = useRef<() => void>(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision alone says that something is newer
  useEffect(() => waiting.current(), [known.revision]);

  async function readAgain(
    { revision, values }: NonNullable<Failure['changedSince']>,
    base: Values,
  ): Promise<void> {
    if ((latest.current.revision ?? 0) < revision) {
      const came = new Promise<void>((resolve) => {
        waiting.current = resolve;
        setTimeout(resolve, WAIT_MS);
      });
      router.refresh();
      await came;
    }
    if ((latest.current.revision ?? 0) >= revision) return;
    const told = Object.entries(values).filter(([name]) => name in ((base ?? {}) as object));
    latest.current = { values: { ...base, ...Object.fromEntries(told) }, revision };
  }

  return { latest, readAgain };
}
