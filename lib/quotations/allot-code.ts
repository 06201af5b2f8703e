import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies } from '@/db/schema';

/**
 * The agency's next code, for a quotation or an event without one. Its row stays locked until the transaction ends, so
 * codes have no gap and no double.
 */
export async function allotCode(tx: Tx, agencyId: string): Promise<number> {
  const [agency] = await tx
    .update(agencies)
    .set({ consecutiveQuote: sql`${agencies.consecutiveQuote} + 1` })
    .where(eq(agencies.id, agencyId))
    .returning({ code: agencies.consecutiveQuote });
  if (!agency) throw new Error(`no agency ${agencyId}`);
  return agency.code;
}
