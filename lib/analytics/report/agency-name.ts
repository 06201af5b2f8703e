import { eq } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import type { AdministratorActor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySeeReviews } from '../policy';

/** What the agency is called whose report the administrator reads; null for none. Throws FORBIDDEN. */
export async function findAgencyName(actor: AdministratorActor, agencyId: string): Promise<string | null> {
  maySeeReviews(actor);
  const [row] = await database()
    .select({ name: agencies.name })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  return row?.name ?? null;
}
