import { eq } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySeeOwnAgency } from '../policy';

/** What stands for the own agency in addresses, its id where it has no slug; and the agency's revision. */
export async function ownSlug(actor: Actor): Promise<{ readonly slug: string; readonly revision: number }> {
  const { agencyId } = maySeeOwnAgency(actor);
  const [row] = await database()
    .select({ slug: agencies.slug, revision: agencies.revision })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  return { slug: row?.slug ?? agencyId, revision: row?.revision ?? 0 };
}
