import { and, eq } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import { AGENCY } from '@/lib/core/states';
import { database } from '@/lib/platform/database';

/**
 * The colour of an agency as its public pages show it to whoever opens them; null without one, and while it is not
 * approved, as with its mails (`findSender`).
 */
export async function findAccent(agencyId: string): Promise<string | null> {
  const [agency] = await database()
    .select({ accent: agencies.accent })
    .from(agencies)
    .where(and(eq(agencies.id, agencyId), eq(agencies.stateId, AGENCY.ACTIVE)));
  return agency?.accent ?? null;
}
