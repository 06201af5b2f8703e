import { on } from 'node:events';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { requireLivingSession } from '@/lib/identity/sessions/queries';
import { mayReadActivity, type News } from './queries';
import { takeStream } from './take-stream';
import { type Followed, joinTopic, readAfter } from './topics';

/**
 * Follows what happens, until the reader leaves: from now on, or from a cursor, so that who was cut off misses nothing.
 * What has happened is read once for all who follow the same here. Works behind a transaction-pooling proxy and across
 * instances (decision 109). Throws RATE_LIMITED or UNAVAILABLE at once when too many streams are open, INVALID for a
 * cursor that is none, and from the stream UNAUTHENTICATED when the reader's session has ended: before anything more is
 * told, and within ten seconds in any case.
 */
export function followActivity(
  actor: Actor,
  { after, ...filter }: Followed & { readonly after?: string },
): AsyncGenerator<News> {
  const { userId } = mayReadActivity(actor);
  if (after !== undefined && !/^\d{1,15}$/.test(after)) throw new AppError('INVALID', 'errors.invalid');
  const release = takeStream(userId);
  const left = new AbortController();
  const from = after === undefined ? null : Number(after);
  const entries = readEntries(actor, filter, from, left.signal, release);
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
  after: number | null,
  left: AbortSignal,
  release: () => void,
): AsyncGenerator<News> {
  const topic = joinTopic(actor, filter);
  try {
    // Heard from here on. What happened between the cursor and the topic's beginning is read besides, and what comes
    // both ways is told once.
    const heard = on(topic.news, 'news', { signal: left });
    const told = new Set<number>();
    if (after !== null) {
      await topic.ready;
      for await (const entry of readAfter(actor, filter, after)) {
        told.add(entry.id);
        yield entry;
      }
    }
    for await (const [news] of heard) {
      await requireLivingSession(actor);
      for (const entry of news as News[]) if (!told.has(entry.id)) yield entry;
    }
  } catch (error) {
    if (!left.aborted) throw error;
  } finally {
    topic.leave();
    release();
  }
}
