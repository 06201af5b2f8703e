import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { quotationAnswers, quotationDocuments } from '@/db/schema';
import { contentHash } from '@/lib/documents/content-hash';
import type { OfferContent } from './offer-content';
import { readOffer } from './read-offer';

type HashedOffer = { readonly content: OfferContent; readonly hash: string };

/** An offer as it was sent, or as its client chose from it and accepted, and the hash by which an answer names it. */
export type SentOffer = HashedOffer & {
  /** As it was sent; left out where that is the same. */
  readonly sent?: HashedOffer;
};

/**
 * The copy that was kept when the quotation was sent, and once it was accepted with a choice the one kept with that;
 * null for a draft. The caller has checked that it may be read.
 */
export async function findSentOffer(db: Db | Tx, quotationId: string): Promise<SentOffer | null> {
  const [row] = await db
    .select({
      content: quotationDocuments.content,
      hash: quotationDocuments.hash,
      chosen: quotationAnswers.chosen,
      chosenHash: quotationAnswers.versionHash,
    })
    .from(quotationDocuments)
    .leftJoin(
      quotationAnswers,
      and(
        eq(quotationAnswers.quotationId, quotationDocuments.quotationId),
        isNotNull(quotationAnswers.chosen),
      ),
    )
    .where(eq(quotationDocuments.quotationId, quotationId));
  if (!row) return null;
  const { content, hash, chosen, chosenHash } = row;
  const sent = { content: content as OfferContent, hash };
  return chosen && chosenHash ? { content: chosen as OfferContent, hash: chosenHash, sent } : sent;
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
