'use client';

import { useEffect, useRef, useState } from 'react';
import texts from '@/lib/i18n/messages/es/controls.json';
import { type FileLimits, fileProblem } from './accepted-files';
import { type UploadAnswer, UploadError } from './send-file';

export type Upload = {
  readonly key: string;
  readonly name: string;
  readonly size: number | null;
  readonly status: 'sending' | 'done' | 'failed';
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
  readonly onChange: ((answers: readonly UploadAnswer[]) => void) | undefined;
};

/** Files on their way to the server: each with its own progress, failure, cancellation and second try. */
export function useUploads({ limits, send, initial, replaces, onChange }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>(() => initial.map(stored));
  const files = useRef(new Map<string, { file: File; abort: AbortController }>());
  const count = useRef(0);
  const answers = uploads.flatMap(({ answer }) => (answer ? [answer] : []));
  const sign = answers.map(({ id }) => id).join();
  const known = useRef(sign);
  useEffect(() => {
    if (known.current === sign) return;
    known.current = sign;
    onChange?.(answers);
  });

  useEffect(() => {
    const sending = files.current;
    return () => {
      for (const { abort } of sending.values()) abort.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const start = async (key: string, file: File) => {
    const abort = new AbortController();
    files.current.set(key, { file, abort });
    change(key, { status: 'sending', percent: 0, problem: null });
    try {
      const onProgress = (percent: number) => change(key, { percent });
      const answer = await send(file, { onProgress, signal: abort.signal });
      const { name = file.name, size = file.size } = answer;
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
    /** Those that failed before make way. */
    add(chosen: readonly File[]) {
      if (chosen.length === 0) return;
      setUploads((all) =>
        all.filter(({ status }) => status === 'done' || (!replaces && status === 'sending')),
      );
      for (const file of chosen) {
        count.current += 1;
        const key = `file-${count.current}`;
        const problem = fileProblem(file, limits);
        const upload: Upload = {
          key,
          name: file.name,
          size: file.size,
          status: problem ? 'failed' : 'sending',
          percent: 0,
          problem,
          answer: null,
        };
        setUploads((all) => [...all, upload]);
        if (!problem) void start(key, file);
      }
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
      return kept && (() => void start(key, kept.file));
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
