import { and, eq, isNull } from 'drizzle-orm';
import { apiKeys } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type KeyInput, keyInput } from './inputs';
import { mayUseKeys } from './policy';
import { keptBy } from './queries';

/**
 * Ends a key from the next request on. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND alike for a key of somebody else
 * and one that was revoked before.
 */
export async function revokeKey(actor: Actor, input: KeyInput): Promise<string> {
  const person = mayUseKeys(actor);
  requireFresh(actor, 'keys');
  const { id } = parseInput(keyInput, input);
  return transact(async (tx) => {
    const now = currentTime();
    const [row] = await tx
      .update(apiKeys)
      .set({ revokedAt: now, updatedAt: now })
      .where(and(eq(apiKeys.id, id), keptBy(person), isNull(apiKeys.revokedAt)))
      .returning({ id: apiKeys.id, agencyId: apiKeys.agencyId });
    if (!row) throw notFound('errors.apiKey.notFound');
    await recordAudit(tx, actor, 'api-key.revoke', row);
    return row.id;
  });
}
