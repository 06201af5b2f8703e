'use client';

import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { dropKept, type Kept, keepValues, keptName, readKept, signOf } from '@/app/_ui/form/kept/kept-values';
import { openWork } from '@/app/_ui/form/kept/open-work';
import { flat, isSame } from './merge';

const PAUSE_MS = 300;

type Options<Values extends FieldValues> = {
  readonly values: DefaultValues<Values>;
  /** Tells this form from others of the page with the same fields. */
  readonly keptAs: string | undefined;
  /** It edits what others may change meanwhile; the first values of one that makes something new tell it from others. */
  readonly isOfSomething: boolean;
  readonly unsaved: boolean;
  readonly base: () => { readonly values: DefaultValues<Values>; readonly revision: number | undefined };
  /** Begins again with what the form began with when it was left. */
  readonly beginWith: (base: Kept) => void;
};

/**
 * Keeps what is typed in this tab, and puts it back when the form is opened again: after a reload, Back, a new build or a
 * log-in. `drop` forgets it: it was saved, or is not wanted any more.
 */
export function useKeptForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  options: Options<Values>,
) {
  const { unsaved } = options;
  const [recovered, setRecovered] = useState(false);
  const given = useRef(options);
  given.current = options;
  const done = useRef(false);
  const name = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const { values, keptAs, isOfSomething } = given.current;
    const fields = Object.keys(values ?? {})
      .sort()
      .join();
    name.current = keptName(
      window.location.pathname,
      `${fields}|${keptAs ?? (isOfSomething ? '' : signOf(values))}`,
    );
    const kept = readKept(name.current);
    if (kept) {
      // What is typed before this runs is newer than what was kept.
      const begun = flat(values);
      const early = [...flat(form.getValues())].filter(([path, value]) => !isSame(value, begun.get(path)));
      given.current.beginWith(kept);
      const known = flat(form.getValues());
      for (const [path, value] of [...Object.entries(kept.typed), ...early]) {
        if (!known.has(path)) continue;
        form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
      setRecovered(true);
    }
    function keep() {
      if (done.current) return;
      const { values: before, revision } = given.current.base();
      const base = flat(before);
      const typed = [...flat(form.getValues())].filter(([path, value]) => !isSame(value, base.get(path)));
      keepValues(name.current, {
        typed: Object.fromEntries(typed),
        base: before as Record<string, unknown>,
        ...(revision === undefined ? {} : { revision }),
      });
    }
    let pause: ReturnType<typeof setTimeout>;
    const { unsubscribe } = form.watch(() => {
      done.current = false;
      clearTimeout(pause);
      pause = setTimeout(keep, PAUSE_MS);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      clearTimeout(pause);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  useEffect(() => (unsaved ? openWork() : undefined), [unsaved]);

  function drop() {
    done.current = true;
    dropKept(name.current);
    setRecovered(false);
  }
  return { recovered, drop };
}
