import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { dataRequests } from '@/db/schema';

/** The row of a request, for what is mailed about it; null when it is gone. */
export async function findRequest(tx: Tx, id: string) {
  const [row] = await tx.select().from(dataRequests).where(eq(dataRequests.id, id));
  return row ?? null;
}
