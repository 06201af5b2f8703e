'use client';

import { createContext, type SubmitEvent, use, useEffect, useState } from 'react';

/** Of the files of a form: those on their way, and those that could not be sent. */
type Kind = 'sending' | 'failed';
type Files = {
  /** One more of a kind, until what it returns is called. */
  readonly tell: (kind: Kind) => () => void;
  /** The form was sent, and waits for them. */
  readonly waits: boolean;
};

/** Whatever sends files below it is waited for by the form that gives it. */
export const FilesOfForm = createContext<Files | null>(null);

/** Tells the form around it what becomes of its files. */
export function useTellForm({ sending, failed }: Readonly<Record<Kind, boolean>>): void {
  const tell = use(FilesOfForm)?.tell;
  useEffect(() => (sending ? tell?.('sending') : undefined), [sending, tell]);
  useEffect(() => (failed ? tell?.('failed') : undefined), [failed, tell]);
}

type Held = { readonly goOn: () => void; readonly failed: number };

/**
 * Holds what a press does until the files that are on their way are there. One that fails meanwhile says so beside itself,
 * and the press does nothing.
 */
export function useFilesFirst() {
  const [counts, setCounts] = useState<Readonly<Record<Kind, number>>>({ sending: 0, failed: 0 });
  const [held, setHeld] = useState<Held | null>(null);
  const [tell] = useState(() => (kind: Kind) => {
    const add = (count: number) => setCounts((all) => ({ ...all, [kind]: all[kind] + count }));
    add(1);
    return () => add(-1);
  });
  const { sending, failed } = counts;

  useEffect(() => {
    if (!held || sending > 0) return;
    setHeld(null);
    if (failed <= held.failed) held.goOn();
  }, [held, sending, failed]);

  const hold = (goOn: () => void): boolean => {
    if (sending > 0) setHeld({ goOn, failed });
    return sending > 0;
  };
  const waits = held !== null && sending > 0;
  return {
    files: { tell, waits } satisfies Files,
    waits,
    /** Whether it waits: `goOn` is called then. */
    hold,
    /** The same for a form, which is sent again by the button that sent it. */
    holdForm: ({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): boolean =>
      hold(() => currentTarget.requestSubmit(nativeEvent.submitter)),
  };
}
