import type { Db } from '@/db/client';
import { database } from './database';

type Preparable<T> = { prepare(name: string): { execute(values?: Record<string, unknown>): Promise<T> } };

/**
 * A read whose SQL is put together once a process and not at each request; what differs between requests are
 * `sql.placeholder`s. For reads of every request.
 */
export function preparedRead<T>(
  build: (db: Db) => Preparable<T>,
): (values: Record<string, unknown>) => Promise<T> {
  const kept = new WeakMap<Db, ReturnType<Preparable<T>['prepare']>>();
  return (values) => {
    const db = database();
    let read = kept.get(db);
    if (!read) {
      // db/connection.ts names the statement, as it names all that come often.
      read = build(db).prepare('');
      kept.set(db, read);
    }
    return read.execute(values);
  };
}
