'use client';

import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Failure } from '@/app/_features/graphql/failure';
import type { Kept } from '@/app/_ui/form/kept/kept-values';
import { type Collision, mergeValues } from './merge';
import { usePageAgain } from './use-page-again';

type Given<Values extends FieldValues> = {
  readonly values: DefaultValues<Values>;
  /** How often what the form edits was changed; undefined for a form that makes something new. */
  readonly revision: number | undefined;
};

/** What somebody else did while a form was open. */
export type Elsewhere = {
  /** Something newer stands there, and the form was not touched by it. */
  readonly isNewer: boolean;
  /** Fields that both changed, after the two were put together. */
  readonly collisions: readonly Collision[];
  /** Paths that somebody else changed, which the form took over. */
  readonly taken: readonly string[];
  /** Puts what stands there now into the fields that nobody touched here. */
  readonly merge: () => readonly Collision[];
};

/**
 * Keeps a form that somebody is typing in apart from what the page learns meanwhile. `seen` is the revision that a write
 * names. After a refusal, `catchUp` reads the page again and puts the two together: what was typed stays, untouched
 * fields take what stands there now; it answers whether the write can go again by itself.
 */
export function useRevision<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  given: Given<Values>,
) {
  const base = useRef(given);
  const { latest, readAgain } = usePageAgain(given);
  const ownWrite = useRef(false);
  const [isNewer, setNewer] = useState(false);
  const [met, setMet] = useState<Pick<Elsewhere, 'collisions' | 'taken'>>({ collisions: [], taken: [] });
  const { revision } = given;

  function merge(): readonly Collision[] {
    const { mine, collisions, taken } = mergeValues(
      base.current.values,
      latest.current.values,
      form.getValues(),
    );
    base.current = latest.current;
    form.reset(latest.current.values as Values);
    for (const [path, value] of mine) {
      form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    setNewer(false);
    setMet({ collisions, taken });
    return collisions;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision alone says that something is newer
  useEffect(() => {
    if (revision === base.current.revision) return;
    if (ownWrite.current || !form.formState.isDirty) {
      const wasOwn = ownWrite.current;
      ownWrite.current = false;
      merge();
      if (wasOwn) setMet({ collisions: [], taken: [] });
    } else setNewer(true);
  }, [revision]);

  async function catchUp({ changedSince }: Failure): Promise<boolean> {
    if (!changedSince || revision === undefined) return false;
    await readAgain(changedSince, base.current.values);
    return merge().length === 0;
  }

  /** As it was when the form was left: what was saved since is found when this is sent. */
  function beginWith({ base: before, revision: seen }: Kept) {
    if (!before) return;
    const values = { ...latest.current.values, ...before } as DefaultValues<Values>;
    base.current = { values, revision: seen };
    form.reset(values as Values);
    setNewer(seen !== latest.current.revision);
  }

  /** With what stands there now, and nothing of what was typed. */
  function beginAgain() {
    base.current = latest.current;
    form.reset(latest.current.values as Values);
    setNewer(false);
    setMet({ collisions: [], taken: [] });
  }

  return {
    base: () => base.current,
    beginAgain,
    beginWith,
    seen: () => base.current.revision,
    elsewhere: { isNewer, ...met, merge },
    catchUp,
    /** What the page tells next is what this form wrote; a form that stays begins again with `next`. */
    wrote: (next: Values | undefined) => {
      if (next) base.current = { ...base.current, values: next as DefaultValues<Values> };
      ownWrite.current = true;
      setNewer(false);
      setMet({ collisions: [], taken: [] });
    },
    isBehind: () => base.current.revision !== latest.current.revision,
  };
}
