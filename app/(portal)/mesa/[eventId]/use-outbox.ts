'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RECORD_ATTENDANCE } from '@/app/_features/events/documents';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError } from '@/app/_ui/feedback/toasts';
import { keep, type MadeMark, readKept } from './mark';

const RETRY_MS = 10_000;
/** Marks sent at once; a day of two hundred people goes in a few. */
const MOST_AT_ONCE = 100;

/**
 * Marks made on this device: shown at once, kept on it until the server has them, and sent again whenever the network
 * may be back. A mark has its id from here, so what is sent twice is kept once.
 */
export function useOutbox(eventId: string) {
  const router = useRouter();
  const { run } = useWrite(RECORD_ATTENDANCE);
  const [waiting, setWaiting] = useState<readonly MadeMark[]>([]);
  const [sent, setSent] = useState<readonly MadeMark[]>([]);
  const [offline, setOffline] = useState(false);
  const queue = useRef<readonly MadeMark[]>([]);
  const sending = useRef(false);

  const hold = useCallback(
    (marks: readonly MadeMark[]) => {
      queue.current = marks;
      setWaiting(marks);
      keep(eventId, marks);
    },
    [eventId],
  );

  const send = useCallback(async () => {
    if (sending.current || queue.current.length === 0) return;
    sending.current = true;
    try {
      while (queue.current.length > 0) {
        const batch = queue.current.slice(0, MOST_AT_ONCE);
        const result = await run({ eventId, marks: batch.map(toInput) });
        setOffline(!result.ok && result.failure.code === 'OFFLINE');
        if (!result.ok && !FINAL.has(result.failure.code)) return;
        const refused = result.ok ? result.data.recordAttendance.filter(({ refused }) => refused) : batch;
        const said = result.ok
          ? refused.map((mark) => 'refused' in mark && mark.refused)[0]
          : result.failure.message;
        if (said) toastError(said);
        const lost = new Set(refused.map(({ id }) => id));
        setSent((before) => [...before, ...batch.filter(({ id }) => !lost.has(id))]);
        hold(queue.current.slice(batch.length));
        router.refresh();
      }
    } finally {
      sending.current = false;
    }
  }, [eventId, hold, router, run]);

  useEffect(() => {
    hold(readKept(eventId));
    void send();
    const retry = () => void send();
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [eventId, hold, send]);

  const mark = useCallback(
    (made: MadeMark) => {
      hold([...queue.current, made]);
      void send();
    },
    [hold, send],
  );

  return {
    mark,
    made: [...sent, ...waiting],
    waiting: waiting.length,
    offline: offline && waiting.length > 0,
  };
}

/**
 * Answers that another try would get again: the person is told, and what was refused goes. Without a session the log-in
 * comes first, and what waits goes after it.
 */
const FINAL: ReadonlySet<string> = new Set(['CONFLICT', 'FORBIDDEN', 'INVALID', 'NOT_FOUND']);

const toInput = ({ at, pressedAt, ...mark }: MadeMark) => ({
  ...mark,
  at: at.toISOString(),
  pressedAt: pressedAt.toISOString(),
});
