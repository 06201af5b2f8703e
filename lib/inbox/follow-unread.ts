import { EVERYTHING, watchChain } from '@/lib/agencies/activity/chain-heads';
import { takeStream } from '@/lib/agencies/activity/take-stream';
import type { Actor } from '@/lib/core/actor';
import { requireLivingSession } from '@/lib/identity/sessions/queries';
import { mayReadInbox } from './policy';
import { countUnread } from './queries';

/** Milliseconds after which it is counted again without news, and the session looked at. */
const SIGN_MS = 5000;

/**
 * Tells how many notices the reader has not read: at once, and whenever that changes. Notices are made with the audit
 * entry that they tell of, so it is counted when the chain has gone on (decision 109). Throws RATE_LIMITED or UNAVAILABLE
 * at once when too many streams are open, and from the stream UNAUTHENTICATED when the session has ended.
 */
export function followUnread(actor: Actor): AsyncGenerator<number> {
  const reader = mayReadInbox(actor);
  const release = takeStream(reader.userId);
  const left = new AbortController();
  const chain = reader.kind === 'agencyUser' ? reader.agencyId : EVERYTHING;
  const counts = readCounts(actor, chain, left.signal, release);
  const leave = counts.return.bind(counts);
  // A generator hears that its reader has left at its next count, which may never come.
  counts.return = (value) => {
    left.abort();
    release();
    return leave(value);
  };
  return counts;
}

async function* readCounts(
  actor: Actor,
  chain: string,
  left: AbortSignal,
  release: () => void,
): AsyncGenerator<number> {
  let wake = () => {};
  let moved = true;
  let lost: unknown;
  const hear = () => {
    moved = true;
    wake();
  };
  const unwatch = watchChain(chain, {
    moved: hear,
    lost: (error) => {
      lost = error;
      wake();
    },
  });
  const sign = setInterval(hear, SIGN_MS).unref();
  left.addEventListener('abort', () => wake());
  let told: string | null = null;
  try {
    while (!left.aborted) {
      if (lost) throw lost;
      if (!moved) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      moved = false;
      await requireLivingSession(actor);
      const { count, newest } = await countUnread(actor);
      const state = `${count} ${newest}`;
      if (state === told) continue;
      told = state;
      yield count;
    }
  } finally {
    clearInterval(sign);
    unwatch();
    release();
  }
}
