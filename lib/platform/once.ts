import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { idempotencyRecords } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { actorId } from './audit';
import { currentTime } from './clock';
import { decrypt, encrypt } from './encryption';

/** The header that names one intention of a person: sent again, it is done once and answered alike (decision 37). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
const KEY = /^[\w-]{8,100}$/;
const REMEMBERED_MS = 48 * 60 * 60 * 1000;

type Asked = {
  readonly request: { readonly method: string; readonly url: string; readonly headers: Pick<Headers, 'get'> };
  /** Whose key it is: another person's of the same name is another key. */
  readonly actorOf: () => Promise<Actor>;
  /** What distinguishes this request from another one under the same key: its body. */
  readonly body: () => Promise<string | Uint8Array>;
};

type Intention = { readonly scope: string; readonly key: string; readonly hash: string; writes: number };

// Kept outside the module: each bundle of a route has a copy of it.
const holder = globalThis as typeof globalThis & { elencoIntention?: AsyncLocalStorage<Intention> };

function storage(): AsyncLocalStorage<Intention> {
  holder.elencoIntention ??= new AsyncLocalStorage();
  return holder.elencoIntention;
}

/**
 * Runs a POST under the key in its header, and as it is when it has none. Each transaction in it is done once: the same request again, also at the same time,
 * gets what the first one's transactions gave, and another request under that key is refused with CONFLICT and
 * nothing done. What failed is not remembered. Throws INVALID for a key that is none.
 */
export async function once<T>({ request, actorOf, body }: Asked, work: () => Promise<T>): Promise<T> {
  const key = request.method === 'POST' ? request.headers.get(IDEMPOTENCY_HEADER) : null;
  if (key === null) return work();
  if (!KEY.test(key)) throw new AppError('INVALID', 'errors.idempotency.badKey');
  const actor = await actorOf();
  const scope = `${new URL(request.url).pathname} ${actor.kind} ${actorId(actor) ?? ''}`;
  const hash = createHash('sha256')
    .update(await body())
    .digest('base64url');
  return storage().run({ scope, key, hash, writes: 0 }, work);
}

/** The work of one transaction, done once where the request has a key; as it is where it has none. */
export function onceInTransaction<T>(work: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
  const intention = storage().getStore();
  if (!intention) return work;
  const { scope, hash } = intention;
  const key = `${intention.key}.${intention.writes++}`;
  const own = and(eq(idempotencyRecords.scope, scope), eq(idempotencyRecords.key, key));
  return async (tx) => {
    const row = {
      requestHash: hash,
      response: null,
      expiresAt: new Date(currentTime().getTime() + REMEMBERED_MS),
    };
    // Waits for whoever is doing the same at this moment.
    const [first] = await tx
      .insert(idempotencyRecords)
      .values({ scope, key, ...row })
      .onConflictDoUpdate({
        target: [idempotencyRecords.scope, idempotencyRecords.key],
        set: row,
        setWhere: lt(idempotencyRecords.expiresAt, currentTime()),
      })
      .returning({ key: idempotencyRecords.key });
    if (!first) {
      const [done] = await tx.select().from(idempotencyRecords).where(own);
      if (done?.requestHash !== hash) throw conflict('errors.idempotency.otherRequest');
      return unseal<T>(done.response, key);
    }
    const result = await work(tx);
    await tx
      .update(idempotencyRecords)
      .set({ response: seal(result, key) })
      .where(own);
    return result;
  };
}

/** Encrypted: a result may hold what is kept nowhere in the clear, such as the secret of a link just made. */
function seal(result: unknown, key: string): string | null {
  try {
    return encrypt(serialize(result), key).toString('base64');
  } catch (error) {
    if (error instanceof Error && error.name === 'DataCloneError') return null;
    throw error;
  }
}

function unseal<T>(response: unknown, key: string): T {
  if (typeof response !== 'string') throw conflict('errors.idempotency.done');
  return deserialize(decrypt(Buffer.from(response, 'base64'), key)) as T;
}
