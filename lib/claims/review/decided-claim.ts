import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claims, events } from '@/db/schema';
import type { ClaimSnapshot } from '../snapshot';

/** Finds a claim for the messages about what was decided on it; undefined for none. */
export async function findDecidedClaim(tx: Tx, claimId: string) {
  const [row] = await tx
    .select({ claim: claims, eventEnd: events.endDate })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .where(eq(claims.id, claimId));
  return row && { ...row, snapshot: row.claim.snapshot as ClaimSnapshot };
}
