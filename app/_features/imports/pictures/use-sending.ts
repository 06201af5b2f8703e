'use client';

import { useEffect, useRef, useState } from 'react';
import { fitPicture } from '@/app/_ui/upload/fit-picture';
import { sendFile, UploadError } from '@/app/_ui/upload/send-file';
import controls from '@/lib/i18n/messages/es/controls.json';
import type { Ready } from './sort-pictures';

/** So many are on their way at once. */
const PARALLEL = 3;
const ACCEPT = ['jpg', 'png'] as const;

export type Sending = {
  /** Of those that were to be sent. */
  readonly done: number;
  readonly of: number;
  /** Why each of the others was not taken, by its path. */
  readonly failed: Readonly<Record<string, string>>;
  readonly busy: boolean;
};

/** Sends pictures to an address, a few at once; each is read from its folder or ZIP when its turn comes. */
export function useSending(url: string, onEnd: (sent: number) => void) {
  const [state, setState] = useState<Sending>({ done: 0, of: 0, failed: {}, busy: false });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (all: readonly Ready[]): Promise<void> => {
    if (abort.current || all.length === 0) return;
    const controller = new AbortController();
    abort.current = controller;
    const queue = [...all];
    let sent = 0;
    setState({ done: 0, of: all.length, failed: {}, busy: true });
    const work = async () => {
      for (let next = queue.shift(); next && !controller.signal.aborted; next = queue.shift()) {
        const { path } = next.picture;
        const problem = await sendOne(url, next, controller.signal);
        if (problem === null) sent += 1;
        setState(({ done, failed, ...rest }) => ({
          ...rest,
          done: done + 1,
          failed: problem === null ? failed : { ...failed, [path]: problem },
        }));
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, work));
    if (controller.signal.aborted) return;
    abort.current = null;
    setState((one) => ({ ...one, busy: false }));
    onEnd(sent);
  };
  return { ...state, send };
}

/** Null once it is kept, else why it is not. */
async function sendOne(
  url: string,
  { picture, person, type }: Ready,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const file = await fitPicture(await picture.open(), ACCEPT);
    const fields = { row: person.id, path: picture.path, type };
    await sendFile(url, file, { fields, onProgress: () => undefined, signal });
    return null;
  } catch (error) {
    return error instanceof UploadError ? error.message : controls.file.failed;
  }
}
