import { eq } from 'drizzle-orm';
import { claimPayments, claims, paymentReceipts } from '@/db/schema';
import { NO_BRAND, readDocumentBrand } from '@/lib/agencies/document-brand';
import { notFound } from '@/lib/core/errors';
import { contentHash } from '@/lib/documents/content-hash';
import { defineDocument } from '@/lib/documents/define-document';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { notify } from '@/lib/notifications/notify';
import { database } from '@/lib/platform/database';
import { PAYMENT_RECEIPT } from '../file-kinds';
import { claimPaid, claimPartlyPaid } from '../payments/notices';
import type { ReceiptSnapshot } from '../pdf/receipt-document';
import { recipientOf } from '../review/recipient';

type Row = typeof paymentReceipts.$inferSelect;
const said = ({ snapshot }: Row) => snapshot as ReceiptSnapshot;

async function find(id: string) {
  const [row] = await database()
    .select({ receipt: paymentReceipts, state: claimPayments.state })
    .from(paymentReceipts)
    .innerJoin(claimPayments, eq(claimPayments.id, paymentReceipts.paymentId))
    .where(eq(paymentReceipts.id, id));
  return row ?? null;
}

/** The receipt of a payment, drawn from its snapshot. The caller has decided that the actor may see it. */
export const receiptPdf = defineDocument({
  kind: 'payment-receipt',
  fileKind: PAYMENT_RECEIPT,
  table: paymentReceipts,
  find: async (_actor, id) => {
    const found = await find(id);
    if (!found) throw notFound('errors.receipt.notFound');
    return found.receipt;
  },
  name: (row) => `Comprobante de pago ${said(row).number} ${said(row).talent.name}`,
  subject: ({ talentId }) => ({ talentId }),
  content: async (row) => ({
    ...said(row),
    ...(said(row).payer.onBehalfOf ? NO_BRAND : await readDocumentBrand(row.agencyId)),
  }),
  hash: ({ snapshot }) => contentHash(snapshot),
  facts: async (id) => {
    const found = await find(id);
    if (!found) return null;
    const { number, payer, talent } = said(found.receipt);
    return {
      number,
      agency: payer.name,
      people: [talent.name],
      issuedAt: found.receipt.createdAt,
      timeZone: DEFAULT_TIME_ZONE,
      standing: found.state === 'PAID' ? 'VALID' : 'VOIDED',
    };
  },
  drawing: {
    module: 'lib/claims/pdf/receipt-pdf.tsx',
    maker: 'renderReceiptPdf',
    load: async () => (await import('../pdf/receipt-pdf')).renderReceiptPdf,
  },
  send: async (tx, { paymentId }) => {
    const [row] = await tx
      .select({ claim: claims })
      .from(claimPayments)
      .innerJoin(claims, eq(claims.id, claimPayments.claimId))
      .where(eq(claimPayments.id, paymentId));
    if (!row) return;
    const { claim } = row;
    await notify(tx, claim.status === 'PAID' ? claimPaid : claimPartlyPaid, recipientOf(claim), {
      claimId: claim.id,
      paymentId,
    });
  },
});

export const documents = [receiptPdf];
