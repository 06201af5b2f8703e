'use client';

import { useEffect, useRef, useState } from 'react';
import { dropKept, keepValues, keptName, readKept, signOf } from '@/app/_ui/form/kept/kept-values';
import { readTyped, type TypedInPage, typedBefore, writeTyped } from './typed-in-page';

const PAUSE_MS = 300;
/** A field that another one brings is there a moment after that one was filled. */
const PASSES = 5;
const NEXT_PASS_MS = 60;

/**
 * Keeps in this tab what is typed into a form of a public page, and puts it back when the page is loaded again. `fields`
 * tells the form from others of its page.
 */
export function useKeptTyping(fields: string, keeps: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const name = useRef('');
  const done = useRef(false);
  // A form may ask for more as it is filled in, and stays the same form.
  const [asked] = useState(fields);
  const [recovered, setRecovered] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!keeps || !element) return;
    name.current = keptName(window.location.pathname, asked);
    const began = signOf(readTyped(element));
    let pause: ReturnType<typeof setTimeout>;
    const keep = () => {
      const typed = readTyped(element);
      if (!done.current && signOf(typed) !== began) keepValues(name.current, { typed });
    };
    const soon = () => {
      clearTimeout(pause);
      pause = setTimeout(keep, PAUSE_MS);
    };
    const kept = readKept(name.current)?.typed as TypedInPage | undefined;
    // What is typed meanwhile, or was before this code was there, is newer than what was kept.
    const newer = typedBefore(element);
    let putting = false;
    const note = ({ target }: Event) => {
      if (!putting && target instanceof Element) newer.add(target.getAttribute('name') ?? '');
    };
    const put = (pass: number) => {
      if (!kept) return;
      putting = true;
      if (writeTyped(element, kept, newer)) setRecovered(true);
      putting = false;
      if (pass < PASSES) setTimeout(put, NEXT_PASS_MS, pass + 1);
    };
    for (const event of ['input', 'change'] as const) element.addEventListener(event, note);
    put(1);
    const events = ['input', 'change', 'click', 'pointerup'] as const;
    for (const event of events) element.addEventListener(event, soon);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(pause);
      for (const event of events) element.removeEventListener(event, soon);
      for (const event of ['input', 'change'] as const) element.removeEventListener(event, note);
      window.removeEventListener('pagehide', keep);
    };
  }, [asked, keeps]);

  function drop() {
    done.current = true;
    dropKept(name.current);
  }
  return {
    form,
    recovered,
    drop,
    /** The page itself says what its fields begin with. */
    discard() {
      drop();
      window.location.reload();
    },
  };
}
