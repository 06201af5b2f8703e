import { EventEmitter, on } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '@/lib/core/actor';
import { requireLivingSession } from '@/lib/identity/sessions/queries';
import { type ActivityEntry, type ActivityFilter, listActivity, mayReadActivity } from './queries';
import { takeStream } from './take-stream';

const POLL_MS = 2000;
/** Readings without news between two checks that the session of a follower still lives. */
const CHECK_EVERY = 5;

type Followed = Pick<ActivityFilter, 'entity' | 'entityId' | 'eventId'>;

/** Topics that somebody follows now. Each emits `news`, a list that may be empty, after each reading. */
const topics = new Map<string, EventEmitter>();

/**
 * Follows what happens from now on, until the reader leaves. The database is asked again every two seconds, once for
 * all who follow the same here, so it works behind a transaction-pooling proxy and across instances. Throws
 * RATE_LIMITED or UNAVAILABLE at once when too many streams are open, and from the stream UNAUTHENTICATED when the
 * reader's session has ended: before anything more is told, and within ten seconds in any case.
 */
export function followActivity(actor: Actor, filter: Followed): AsyncGenerator<ActivityEntry> {
  const release = takeStream(mayReadActivity(actor).userId);
  const left = new AbortController();
  const entries = readEntries(actor, filter, left.signal, release);
  const leave = entries.return.bind(entries);
  // A generator hears that its reader has left at its next entry, which may never come; one not begun hears nothing.
  entries.return = (value) => {
    left.abort();
    release();
    return leave(value);
  };
  return entries;
}

async function* readEntries(
  actor: Actor,
  filter: Followed,
  left: AbortSignal,
  release: () => void,
): AsyncGenerator<ActivityEntry> {
  try {
    let round = 0;
    for await (const [news] of on(topicOf(actor, filter), 'news', { signal: left })) {
      round++;
      if (news.length > 0 || round % CHECK_EVERY === 0) await requireLivingSession(actor);
      yield* news as ActivityEntry[];
    }
  } catch (error) {
    if (!left.aborted) throw error;
  } finally {
    release();
  }
}

/** The topic that this reader would follow; readers of one agency share it, and so do administrators. */
function topicOf(actor: Actor, filter: Followed): EventEmitter {
  const reader = mayReadActivity(actor);
  const scope = reader.kind === 'agencyUser' ? reader.agencyId : null;
  const name = JSON.stringify([scope, filter.entity, filter.entityId, filter.eventId]);
  const known = topics.get(name);
  if (known) return known;
  const topic = new EventEmitter().setMaxListeners(0);
  topics.set(name, topic);
  void poll(topic, actor, filter).finally(() => topics.delete(name));
  return topic;
}

/** Reads a topic for as long as somebody follows it. A failure ends the streams, whose readers come again. */
async function poll(topic: EventEmitter, actor: Actor, filter: Followed): Promise<void> {
  try {
    const [latest] = await listActivity(actor, { limit: 1 });
    let since = latest?.id ?? 0;
    for (;;) {
      await sleep(POLL_MS, undefined, { ref: false });
      if (topic.listenerCount('news') === 0) return;
      const news = await listActivity(actor, { ...filter, since });
      since = news.at(-1)?.id ?? since;
      topic.emit('news', news);
    }
  } catch (error) {
    if (topic.listenerCount('error') > 0) topic.emit('error', error);
  }
}
