import { eq } from 'drizzle-orm';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { mayComeInByLink } from './policy';

/** The first name of the talent whose link it is; null when it is gone. Throws FORBIDDEN. */
export async function findWhoComesIn(actor: Actor): Promise<string | null> {
  const { talentId } = mayComeInByLink(actor);
  const [row] = await database().select({ name: talents.name }).from(talents).where(eq(talents.id, talentId));
  return row?.name ?? null;
}
