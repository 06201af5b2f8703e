import { EventEmitter } from 'node:events';
import type { Actor } from '@/lib/core/actor';
import { EVERYTHING, readHeads, watchChain } from './chain-heads';
import { type ActivityFilter, listNews, MOST_NEWS, mayReadActivity, type News } from './queries';

/** Milliseconds after which a topic without news gives a sign all the same, at which its readers check their sessions. */
const SIGN_MS = 5000;
/**
 * By how many numbers a reading of the whole trail begins earlier: an entry that is committed late has a smaller number
 * than others that were told. Fewer than one reading takes.
 */
const OVERLAP = 150;

export type Followed = Pick<ActivityFilter, 'entity' | 'entityId' | 'eventId'>;

type Topic = {
  /** Emits `news`, a list that may be empty, and `error` when it can be read no more. */
  readonly news: EventEmitter;
  /** It is known where it begins. */
  readonly ready: Promise<void>;
  readonly close: () => void;
  readers: number;
};

/** What somebody follows in this process. */
const topics = new Map<string, Topic>();

/** The chain that tells when something of this reader's has happened. */
const chainOf = (actor: Actor): string => {
  const reader = mayReadActivity(actor);
  return reader.kind === 'agencyUser' ? reader.agencyId : EVERYTHING;
};

/**
 * Joins those who follow the same; readers of one agency share it, and so do administrators. `leave` may be called twice.
 * The last one who leaves closes it.
 */
export function joinTopic(actor: Actor, filter: Followed) {
  const name = JSON.stringify([chainOf(actor), filter.entity, filter.entityId, filter.eventId]);
  const topic: Topic =
    topics.get(name) ??
    openTopic(actor, filter, () => {
      if (topics.get(name) === topic) topics.delete(name);
    });
  topics.set(name, topic);
  topic.readers++;
  let joined = true;
  return {
    news: topic.news,
    ready: topic.ready,
    leave: () => {
      if (joined && --topic.readers === 0) topic.close();
      joined = false;
    },
  };
}

function openTopic(actor: Actor, filter: Followed, forget: () => void): Topic {
  const chain = chainOf(actor);
  const news = new EventEmitter().setMaxListeners(0);
  const told = new Set<number>();
  let since = 0;
  let reading = false;
  let asked = false;

  const fail = (error: unknown): void => {
    close();
    if (news.listenerCount('error') > 0) news.emit('error', error);
  };
  const ready = readHeads([chain]).then((heads) => {
    since = heads.get(chain) ?? 0;
  });
  ready.catch(fail);
  const read = async (): Promise<void> => {
    reading = true;
    try {
      await ready;
      while (asked) {
        asked = false;
        const start = chain === EVERYTHING ? Math.max(since - OVERLAP, 0) : since;
        const fresh: News[] = [];
        for await (const entry of readAfter(actor, filter, start)) {
          since = Math.max(since, entry.cursor);
          if (!told.has(entry.id)) fresh.push(entry);
          told.add(entry.id);
        }
        for (const id of told) if (told.size > 2 * MOST_NEWS) told.delete(id);
        news.emit('news', fresh);
      }
    } finally {
      reading = false;
    }
  };
  const moved = (): void => {
    asked = true;
    if (!reading) read().catch(fail);
  };
  const unwatch = watchChain(chain, { moved, lost: fail });
  // What was committed late does not move the end of the whole trail.
  const giveSign = () => (chain === EVERYTHING ? moved() : news.emit('news', []));
  const sign = setInterval(giveSign, SIGN_MS).unref();
  const close = (): void => {
    unwatch();
    clearInterval(sign);
    forget();
  };
  return { news, ready, close, readers: 0 };
}

/** All that matches after a cursor, reading by reading. */
export async function* readAfter(actor: Actor, filter: Followed, after: number): AsyncGenerator<News> {
  for (let from = after; ; ) {
    const news = await listNews(actor, filter, from);
    yield* news;
    const last = news.at(-1);
    if (!last || news.length < MOST_NEWS) return;
    from = last.cursor;
  }
}
