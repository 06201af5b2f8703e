import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talents } from '@/db/schema';

/** Finds a talent whom a message goes to; null when it is gone. The caller has decided that it may be known. */
export async function findTalentToTell(tx: Tx, talentId: string) {
  const [row] = await tx
    .select({
      name: talents.name,
      email: talents.email,
      stateId: talents.stateId,
      suspendedReason: talents.suspendedReason,
    })
    .from(talents)
    .where(eq(talents.id, talentId));
  return row ?? null;
}
