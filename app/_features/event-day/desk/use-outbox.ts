'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastError } from '@/app/_ui/feedback/toasts';
import type { DeskData } from '../desk-data';
import { type Keeper, keepDesk } from '../kept/kept-desk';
import { addToOutbox, dropFromOutbox, noteSent, readOutbox } from '../kept/outbox-store';
import type { Waiting } from '../kept/waiting';
import { type Outcome, useSender } from './use-sender';

const RETRY_MS = 10_000;
/** One page of this browser sends at a time. */
const LOCK = 'elenco-mesa';

/** Something made here: `sent` once the server has it, `problem` where it will not take it. */
export type MadeItem = { readonly item: Waiting; readonly sent: boolean; readonly problem: string | null };

type Options = {
  readonly data: DeskData;
  /** False for what this device kept. */
  readonly fresh: boolean;
  /** Null while it is looked up, and where the browser keeps nothing. */
  readonly keeper: Keeper | null;
  /** Has the server's desk read again. */
  readonly refresh: () => void;
};

/**
 * What is made at a desk: shown at once, kept sealed on the device until the server has it and gave it back, and sent again
 * whenever the network may be there. Everything has its id from here, so what is sent twice is kept once.
 */
export function useOutbox({ data, fresh, keeper, refresh }: Options) {
  const t = useTranslations('events.desk');
  const { eventId } = data;
  const [items, setItems] = useState<readonly MadeItem[]>([]);
  const [offline, setOffline] = useState(false);
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({});
  const made = useRef(items);
  const sending = useRef(false);
  const onProgress = useCallback(
    (id: string, percent: number) => setProgress((before) => ({ ...before, [id]: percent })),
    [],
  );
  const sendNext = useSender(eventId, onProgress);

  const change = (next: readonly MadeItem[]) => {
    made.current = next;
    setItems(next);
  };
  const drop = async (ids: readonly string[]) => {
    change(made.current.filter(({ item }) => !ids.includes(item.id)));
    if (keeper) await dropFromOutbox(keeper, ids);
  };

  const settle = useEffectEvent(async ({ kept, refused, stop }: Outcome) => {
    const why = new Map(refused.map((one) => [one.id, one.why]));
    const lost = made.current.filter(({ item }) => item.kind === 'mark' && why.has(item.id));
    change(
      made.current.map((one) => ({
        ...one,
        sent: one.sent || kept.includes(one.item.id),
        problem: why.get(one.item.id) ?? one.problem,
      })),
    );
    if (keeper) await noteSent(keeper, kept);
    // A mark stands for a moment that has passed: who made it reads why, and it goes.
    await drop(lost.map(({ item }) => item.id));
    for (const said of new Set(lost.map(({ item }) => why.get(item.id)))) if (said) toastError(said);
    setOffline(stop === 'offline');
  });

  const sendAll = useEffectEvent(async () => {
    let sent = false;
    for (;;) {
      const waiting = made.current.filter((one) => !one.sent && !one.problem).map(({ item }) => item);
      const outcome = await sendNext(sendable(waiting, made.current));
      if (outcome) await settle(outcome);
      sent ||= Boolean(outcome?.kept.length);
      if (outcome?.stop === 'signedOut') return refresh();
      if (!outcome || outcome.stop) break;
    }
    if (sent) refresh();
  });

  const send = useEffectEvent(async () => {
    if (sending.current || !made.current.some((one) => !one.sent && !one.problem)) return;
    sending.current = true;
    try {
      await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => lock && sendAll());
    } finally {
      sending.current = false;
    }
  });

  const add = (added: readonly Waiting[]) => {
    change([...made.current, ...added.map((item) => ({ item, sent: false, problem: null }))]);
    void keepAll(added).then(send);
  };
  const keepAll = async (added: readonly Waiting[]) => {
    if (!keeper) return;
    try {
      for (const item of added) await addToOutbox(keeper, eventId, item);
    } catch {
      toastError(t('noRoom'));
    }
  };

  const load = useEffectEvent(async (of: Keeper) => {
    const early = made.current.map(({ item }) => item);
    const kept = await readOutbox(of, eventId);
    const known = new Set(made.current.map(({ item }) => item.id));
    change([
      ...kept.filter(({ item }) => !known.has(item.id)).map((one) => ({ ...one, problem: null })),
      ...made.current,
    ]);
    await keepAll(early);
    await send();
  });
  useEffect(() => {
    if (keeper) load(keeper).catch(() => toastError(t('noRoom')));
  }, [keeper, t]);

  const settleWith = useEffectEvent(async (given: DeskData) => {
    if (!keeper || !fresh) return;
    await keepDesk(keeper, given);
    const known = idsOf(given);
    await drop(
      made.current.filter(({ item, sent }) => sent && known.has(item.id)).map(({ item }) => item.id),
    );
  });
  useEffect(() => {
    if (keeper) settleWith(data).catch(() => undefined);
  }, [data, keeper]);

  useEffect(() => {
    const retry = () => void send();
    const cut = () => setOffline(true);
    const back = () => {
      setOffline(false);
      retry();
    };
    setOffline(!navigator.onLine);
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', back);
    window.addEventListener('offline', cut);
    document.addEventListener('visibilitychange', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', back);
      window.removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', retry);
    };
  }, []);

  return {
    add,
    /** Takes back what the server does not have. */
    discard: (ids: readonly string[]) => void drop(ids),
    retry: (ids: readonly string[]) => {
      change(made.current.map((one) => (ids.includes(one.item.id) ? { ...one, problem: null } : one)));
      void send();
    },
    items,
    progress,
    waiting: items.filter(({ sent }) => !sent).length,
    offline,
  };
}

export type Outbox = ReturnType<typeof useOutbox>;

/** Photos wait for their note. */
function sendable(waiting: readonly Waiting[], all: readonly MadeItem[]): readonly Waiting[] {
  const held = new Set(
    all.filter(({ item, sent }) => item.kind === 'note' && !sent).map(({ item }) => item.id),
  );
  return waiting.filter((item) => item.kind !== 'photo' || !held.has(item.noteId));
}

const idsOf = ({ people, notes }: DeskData): ReadonlySet<string> =>
  new Set([
    ...people.flatMap(({ shifts }) => shifts.flatMap(({ marks }) => marks.map(({ id }) => id))),
    ...notes.flatMap(({ id, photos }) => [id, ...photos.map((photo) => photo.id)]),
  ]);
