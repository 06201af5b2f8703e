'use client';

import { useEffect, useRef, useState } from 'react';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/controls.json';
import { useTellForm } from '../form/files-first';
import { type FileLimits, fileProblem } from './accepted-files';
import { fitPicture } from './fit-picture';
import { type UploadAnswer, UploadError } from './send-file';

export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly size: number | null;
  /** `waiting` for its turn, or for `sendAll`. */
  readonly status: 'waiting' | 'sending' | 'done' | 'failed';
  readonly percent: number;
  readonly problem: string | null;
  readonly answer: UploadAnswer | null;
};

export type Send = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<UploadAnswer>;

type Options = {
  readonly limits: FileLimits;
  readonly send: Send;
  readonly initial: readonly UploadAnswer[];
  /** There is one, and what is stored stays until another has taken its place. */
  readonly replaces: boolean;
  /** Several stand side by side. */
  readonly many: boolean;
  readonly onChange: ((answers: readonly UploadAnswer[]) => void) | undefined;
  /** Files wait for `sendAll`, so that they can be looked at first. */
  readonly held?: boolean;
};

/** So many are on their way at once. */
const PARALLEL = 3;

/** Files on their way to the server, a few at once: each with its own progress, failure, cancellation and second try. */
export function useUploads({ limits, send, initial, replaces, many, onChange, held = false }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>(() => initial.map(stored));
  const files = useRef(new Map<string, { file: File; abort: AbortController }>());
  const queue = useRef<string[]>([]);
  const running = useRef(0);
  const count = useRef(0);
  const answers = uploads.flatMap(({ answer }) => (answer ? [answer] : []));
  const sign = answers.map(({ id }) => id).join();
  const known = useRef(sign);
  useEffect(() => {
    if (known.current === sign) return;
    known.current = sign;
    onChange?.(answers);
  });
  useTellForm({
    sending: uploads.some(({ status }) => status === 'sending' || (status === 'waiting' && !held)),
    failed: uploads.some(({ status }) => status === 'failed'),
  });

  useEffect(() => {
    const sending = files.current;
    return () => {
      for (const { abort } of sending.values()) abort.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const enqueue = (keys: readonly string[]) => {
    for (const key of keys) change(key, { status: 'waiting', percent: 0, problem: null });
    queue.current.push(...keys);
    sendNext();
  };

  const sendNext = () => {
    while (running.current < PARALLEL) {
      const key = queue.current.shift();
      if (key === undefined) return;
      const kept = files.current.get(key);
      if (!kept) continue;
      running.current += 1;
      void sendOne(key, kept.file).finally(() => {
        running.current -= 1;
        sendNext();
      });
    }
  };

  const sendOne = async (key: string, file: File) => {
    const abort = new AbortController();
    files.current.set(key, { file, abort });
    change(key, { status: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => change(key, { percent });
      const sent = await fitPicture(file, limits.accept);
      if (abort.signal.aborted) return;
      const answer = await send(sent, { onProgress, signal: abort.signal });
      const { name = sent.name, size = sent.size } = answer;
      if (replaces) setUploads((all) => all.filter((upload) => upload.key === key));
      change(key, { status: 'done', percent: 100, answer, name, size });
    } catch (error) {
      if (abort.signal.aborted) return;
      const problem = error instanceof UploadError ? error.message : texts.file.failed;
      change(key, { status: 'failed', problem });
    }
  };

  return {
    uploads,
    /** What was refused stays to be read: of one file until another is chosen, of many until that very one is chosen again. */
    add(chosen: readonly File[], room = Number.POSITIVE_INFINITY, most = room) {
      if (chosen.length === 0) return;
      const again = new Set(chosen.map(({ name }) => name));
      setUploads((all) =>
        all.filter(({ status, name }) =>
          status === 'failed' ? many && !again.has(name) : status === 'done' || !replaces,
        ),
      );
      const sendable: string[] = [];
      for (const [at, file] of chosen.entries()) {
        count.current += 1;
        const key = `file-${count.current}`;
        const problem = at < room ? fileProblem(file, limits) : fillText(texts.file.tooMany, { count: most });
        const upload: Upload = {
          key,
          name: file.name,
          size: file.size,
          status: problem ? 'failed' : 'waiting',
          percent: 0,
          problem,
          answer: null,
        };
        setUploads((all) => [...all, upload]);
        if (problem) continue;
        files.current.set(key, { file, abort: new AbortController() });
        sendable.push(key);
      }
      if (!held) enqueue(sendable);
    },
    /** Sends what waits. */
    sendAll() {
      enqueue(uploads.flatMap(({ key, status }) => (status === 'waiting' ? [key] : [])));
    },
    /** The file itself, where it was chosen here. */
    fileOf: (key: string): File | undefined => files.current.get(key)?.file,
    /** Another file in the place of one that waits: the same, cut. */
    replace(key: string, file: File) {
      files.current.set(key, { file, abort: new AbortController() });
      change(key, { name: file.name, size: file.size });
    },
    /** Takes away those that are stored. */
    clearDone() {
      setUploads((all) => all.filter(({ status }) => status !== 'done'));
    },
    /** Also stops it when it is on its way. */
    remove(key: string) {
      files.current.get(key)?.abort.abort();
      files.current.delete(key);
      setUploads((all) => all.filter((upload) => upload.key !== key));
    },
    /** Undefined for a file that can never be sent: too large, of another type. */
    retryOf(key: string): (() => void) | undefined {
      const kept = files.current.get(key);
      return kept && (() => enqueue([key]));
    },
  };
}

const stored = (answer: UploadAnswer): Upload => ({
  key: answer.id,
  name: answer.name ?? answer.id,
  size: answer.size ?? null,
  status: 'done',
  percent: 100,
  problem: null,
  answer,
});
