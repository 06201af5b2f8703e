import pg from 'pg';

/** What each new connection begins with (db/client.ts). */
const OPENING = /^set lock_timeout/;
const recordings = new Set<string[]>();
const send = pg.Client.prototype.query;

/**
 * Runs `work` and tells which SQL statements this process sent meanwhile, through whatever pool, in order;
 * `begin` and `commit` are statements too; what opens a connection is not. What runs at the same time is counted with it.
 */
export async function countStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  if (recordings.size === 0) pg.Client.prototype.query = recordAndSend as typeof send;
  recordings.add(statements);
  try {
    return { result: await work(), statements };
  } finally {
    recordings.delete(statements);
    if (recordings.size === 0) pg.Client.prototype.query = send;
  }
}

function recordAndSend(this: pg.Client, ...args: Parameters<typeof send>): unknown {
  const text = textOf(args[0]);
  if (text !== null && !OPENING.test(text)) for (const statements of recordings) statements.push(text);
  return send.apply(this, args);
}

function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : null;
}
