import { eq } from 'drizzle-orm';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { mayKeepOwn } from '../policy';

/** How often what a talent says of itself was changed. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function ownRevision(actor: Actor): Promise<number> {
  const [row] = await database()
    .select({ revision: talents.revision })
    .from(talents)
    .where(eq(talents.id, mayKeepOwn(actor)));
  return row?.revision ?? 0;
}
