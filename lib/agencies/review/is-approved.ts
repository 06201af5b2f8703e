import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies } from '@/db/schema';
import { AGENCY } from '@/lib/core/states';

/** True once the administrator has approved an agency (23). Before that nobody answers for what it writes. */
export async function isApproved(tx: Pick<Tx, 'select'>, agencyId: string): Promise<boolean> {
  const [agency] = await tx
    .select({ state: agencies.stateId })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  return agency?.state === AGENCY.ACTIVE;
}
