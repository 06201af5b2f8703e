import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, talents } from '@/db/schema';

/** Finds a talent whom the welcome goes to; null when it is gone. The caller has decided that it may be known. */
export async function findNewTalent(tx: Tx, talentId: string) {
  const [row] = await tx
    .select({
      name: talents.name,
      email: talents.email,
      stateId: talents.stateId,
      hasPassword: sql<boolean>`${talents.passwordHash} is not null`,
      agencyName: agencies.name,
    })
    .from(talents)
    .leftJoin(agencies, eq(agencies.id, talents.broughtByAgencyId))
    .where(eq(talents.id, talentId));
  return row ?? null;
}
