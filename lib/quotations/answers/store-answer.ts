import type { Tx } from '@/db/client';
import { quotationAnswers } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import type { AnswerHolder } from '../given-answers/policy';
import { redrawDocument } from '../redraw-document';
import type { LockedOffer } from './lock-offer';
import { acceptanceReceipt, answerGiven } from './notices';

export type QuotationAnswer = typeof quotationAnswers.$inferSelect;

/** The origin of an answer, kept as evidence. */
export type AnswerContext = { readonly ip: string | null; readonly userAgent: string | null };

type Given = Pick<typeof quotationAnswers.$inferInsert, 'id' | 'answer' | 'name'> &
  Partial<
    Pick<
      typeof quotationAnswers.$inferInsert,
      'documentTypeId' | 'document' | 'reasonCode' | 'reason' | 'chosen'
    >
  >;

/**
 * Keeps what a client answered to exactly which version and tells the agency, in the transaction that holds the
 * quotation. Null when it already has an answer that ends it: there is one, whoever else presses.
 */
export async function storeAnswer(
  tx: Tx,
  holder: AnswerHolder,
  { quotation, offer }: LockedOffer,
  given: Given,
  context: AnswerContext,
): Promise<QuotationAnswer | null> {
  const [row] = await tx
    .insert(quotationAnswers)
    .values({
      ...given,
      agencyId: quotation.agencyId,
      quotationId: quotation.id,
      version: quotation.version,
      versionHash: offer.hash,
      linkTokenId: holder.tokenId,
      signerIp: context.ip,
      signerAgent: context.userAgent?.slice(0, 300) ?? null,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  const { agencyId } = quotation;
  await notify(tx, answerGiven, { agencyId }, { answerId: row.id });
  if (row.answer === 'ACCEPTED') await giveReceipt(tx, row, offer.content.client.email);
  return row;
}

/** The PDF is made again with its proof of acceptance, and goes to the client who accepted. */
async function giveReceipt(tx: Tx, { id, agencyId, quotationId }: QuotationAnswer, to: string | null) {
  await redrawDocument(tx, { id: quotationId, agencyId });
  if (to) await notify(tx, acceptanceReceipt, { agencyId, email: to }, { answerId: id });
}

/** The audit detail of an answer: its id and the offer's hash. The person is in its row alone. */
export const answerDetail = ({ quotation, offer }: LockedOffer, answerId: string) => ({
  answerId,
  version: quotation.version,
  versionHash: offer.hash,
});
