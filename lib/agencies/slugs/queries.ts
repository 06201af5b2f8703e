import { and, eq } from 'drizzle-orm';
import { agencySlugs } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySeeOwnAgency } from '../policy';

/** What stands for the own agency in addresses; its id where it has no slug. */
export async function ownSlug(actor: Actor): Promise<string> {
  const { agencyId } = maySeeOwnAgency(actor);
  const [row] = await database()
    .select({ slug: agencySlugs.slug })
    .from(agencySlugs)
    .where(and(eq(agencySlugs.agencyId, agencyId), eq(agencySlugs.isCurrent, true)));
  return row?.slug ?? agencyId;
}
