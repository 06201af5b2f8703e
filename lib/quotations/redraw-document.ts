import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import { queueDocument } from '@/lib/documents/jobs';

/** Has the PDF of a sent quotation made again, because it says more than before: what became of it. */
export async function redrawDocument(
  tx: Tx,
  { id, agencyId }: { readonly id: string; readonly agencyId: string },
): Promise<void> {
  await tx
    .update(quotations)
    .set({ pdfFileId: null, updatedAt: sql`${quotations.updatedAt}` })
    .where(and(eq(quotations.id, id), eq(quotations.agencyId, agencyId)));
  await queueDocument(tx, 'quotation', { id, agencyId });
}
