'use client';

/**
 * What a device keeps of desks, in the browser's own database: `keys` the key of who is signed in, `desks` events as they
 * were last read, `outbox` what the server does not have yet. The last two are sealed (seal.ts). A later version of this may add stores
 * and must go on reading what lies in `outbox`.
 */
const NAME = 'elenco-mesa';
const VERSION = 1;
const STORES = ['keys', 'desks', 'outbox'] as const;
export type KeptStore = (typeof STORES)[number];

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const name of STORES) {
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
    }
  };
  return answerOf(request);
}

/** One transaction over a store; what was written is on the disk when it answers. Throws where the browser keeps nothing. */
export async function inStore<T>(
  name: KeptStore,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(name, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
    const answer = answerOf(work(transaction.objectStore(name)));
    const [value] = await Promise.all([answer, done]);
    return value;
  } finally {
    database.close();
  }
}

export const readAll = <T>(name: KeptStore): Promise<T[]> =>
  inStore(name, 'readonly', (store) => store.getAll() as IDBRequest<T[]>);

export const readOne = <T>(name: KeptStore, key: string): Promise<T | undefined> =>
  inStore(name, 'readonly', (store) => store.get(key) as IDBRequest<T | undefined>);

export const write = async (name: KeptStore, key: string, value: unknown): Promise<void> =>
  void (await inStore(name, 'readwrite', (store) => store.put(value, key)));

export const remove = async (name: KeptStore, key: string): Promise<void> =>
  inStore(name, 'readwrite', (store) => store.delete(key));

export const empty = async (name: KeptStore): Promise<void> =>
  inStore(name, 'readwrite', (store) => store.clear());
