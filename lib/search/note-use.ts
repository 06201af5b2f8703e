import { sql } from 'drizzle-orm';
import { searchUses } from '@/db/schema';
import { FOUND_KINDS, type FoundKind } from '@/db/values/found-kinds';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { currentTime } from '@/lib/platform/clock';
import { transact } from '@/lib/platform/transaction';
import { maySearch } from './policy';
import { MOST_USED } from './rules';

type Used = { readonly kind: FoundKind; readonly id: string };

/**
 * Counts that the person opened something from Ctrl-K, so that it is found first from then on. Whether it may is not asked:
 * what one may not open is not found, used or not. No audit row: it changes nothing but the person's own order. Throws
 * UNAUTHENTICATED, FORBIDDEN, INVALID.
 */
export async function noteUse(actor: Actor, { kind, id }: Used): Promise<boolean> {
  const { userId } = maySearch(actor);
  const wrong = (field: string) =>
    new AppError('INVALID', 'errors.invalid', { [field]: 'validation.invalid' });
  if (!FOUND_KINDS.includes(kind)) throw wrong('kind');
  if (!isUuid(id)) throw wrong('id');
  const usedAt = currentTime();
  return transact(async (tx) => {
    await tx
      .insert(searchUses)
      .values({ userId, kind, entityId: id, uses: 1, usedAt })
      .onConflictDoUpdate({
        target: [searchUses.userId, searchUses.kind, searchUses.entityId],
        set: { uses: sql`${searchUses.uses} + 1`, usedAt },
      });
    await tx.execute(sql`
      delete from search_uses where user_id = ${userId} and used_at < (
        select used_at from search_uses where user_id = ${userId} order by used_at desc offset ${MOST_USED - 1} limit 1)`);
    return true;
  });
}
