import { eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { quotationDocuments } from '@/db/schema';
import { contentHash } from '@/lib/documents/content-hash';
import type { OfferContent } from './offer-content';
import { readOffer } from './read-offer';

/** An offer as it was sent, and the hash by which an answer names it. */
export type SentOffer = { readonly content: OfferContent; readonly hash: string };

/** The copy that was kept when the quotation was sent; null for a draft. The caller has checked that it may be read. */
export async function findSentOffer(db: Db | Tx, quotationId: string): Promise<SentOffer | null> {
  const [row] = await db
    .select({ content: quotationDocuments.content, hash: quotationDocuments.hash })
    .from(quotationDocuments)
    .where(eq(quotationDocuments.quotationId, quotationId));
  return row ? { content: row.content as OfferContent, hash: row.hash } : null;
}

/**
 * Keeps what the client reads as it stands in this transaction, at the first call; afterwards it is what it was,
 * whatever becomes of the agency's or the client's data. The caller has decided, and sends or answers it.
 */
export async function keepSentOffer(
  tx: Tx,
  { id, agencyId }: { readonly id: string; readonly agencyId: string },
): Promise<SentOffer> {
  const known = await findSentOffer(tx, id);
  if (known) return known;
  const content = await readOffer(tx, id);
  const hash = contentHash(content);
  await tx
    .insert(quotationDocuments)
    .values({ quotationId: id, agencyId, content, hash })
    .onConflictDoNothing();
  return (await findSentOffer(tx, id)) ?? { content, hash };
}
