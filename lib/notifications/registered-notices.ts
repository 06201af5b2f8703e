import type { RegisteredNotice } from './define-notice';

let registered: ReadonlyMap<string, RegisteredNotice> | null = null;

/**
 * Tells the jobs every notice that they can send. lib/root/notices.ts calls it before a job runs. Returns what puts back
 * those of before.
 */
export function registerNotices(notices: readonly RegisteredNotice[]): () => void {
  const before = registered;
  registered = new Map(notices.map((notice) => [notice.kind, notice]));
  return () => {
    registered = before;
  };
}

/** Returns the notice of that kind. Throws when there is none, or when none was registered. */
export function registeredNotice(kind: string): RegisteredNotice {
  if (!registered) throw new Error('No notices are registered: import lib/root/notices.ts first');
  const notice = registered.get(kind);
  if (!notice) throw new Error(`No notice is registered as ${kind}`);
  return notice;
}
