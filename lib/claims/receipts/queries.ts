import { and, eq, sql } from 'drizzle-orm';
import { claimPayments, paymentReceipts } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import type { ListPage } from '@/lib/core/list-page';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
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
export async function listOwnReceipts(
  actor: Actor,
  { limit = 100, after, edges }: ListPage = {},
): Promise<OwnReceipt[]> {
  const { talentId } = requireTalent(actor);
  const own = eq(paymentReceipts.talentId, talentId);
  const page = keyset(
    [sql`${paymentReceipts.createdAt}`, sql`${paymentReceipts.id}`],
    { descending: true, limit, after, edges },
    (keys, id) => sql`select ${keys} from ${paymentReceipts} where ${and(own, eq(paymentReceipts.id, id))}`,
  );
  const rows = await database()
    .select({ receipt: paymentReceipts, state: claimPayments.state, edge: page.edge })
    .from(paymentReceipts)
    .innerJoin(claimPayments, eq(claimPayments.id, paymentReceipts.paymentId))
    .where(and(own, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map(({ receipt: { id, snapshot, pdfFileId }, state }) => {
    const { number, paid, currency, paidOn, event, payer } = snapshot as ReceiptDocument;
    const voided = state !== 'PAID';
    return { id, number, paid, currency, paidOn, event, payer: payer.name, voided, fileId: pdfFileId };
  });
}
