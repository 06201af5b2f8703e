import { desc, eq } from 'drizzle-orm';
import { claimPayments, paymentReceipts } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import type { ReceiptDocument } from '../pdf/receipt-document';

/** A receipt as its talent finds it. */
export type OwnReceipt = Pick<ReceiptDocument, 'number' | 'paid' | 'currency' | 'paidOn' | 'event'> & {
  readonly id: string;
  readonly payer: string;
  /** The payment came back, or was marked wrongly. */
  readonly voided: boolean;
  readonly fileId: string | null;
};

/** The last payments of the talent who asks, with their receipts. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listOwnReceipts(actor: Actor): Promise<OwnReceipt[]> {
  const { talentId } = requireTalent(actor);
  const rows = await database()
    .select({ receipt: paymentReceipts, state: claimPayments.state })
    .from(paymentReceipts)
    .innerJoin(claimPayments, eq(claimPayments.id, paymentReceipts.paymentId))
    .where(eq(paymentReceipts.talentId, talentId))
    .orderBy(desc(paymentReceipts.createdAt))
    .limit(100);
  return rows.map(({ receipt: { id, snapshot, pdfFileId }, state }) => {
    const { number, paid, currency, paidOn, event, payer } = snapshot as ReceiptDocument;
    const voided = state !== 'PAID';
    return { id, number, paid, currency, paidOn, event, payer: payer.name, voided, fileId: pdfFileId };
  });
}
