import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { banks, claimPayments, paymentReceipts } from '@/db/schema';
import { queueDocument } from '@/lib/documents/jobs';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import type { ReceiptSnapshot } from '../pdf/receipt-document';
import type { Claim } from '../queries';
import { netOf } from '../rules';
import type { ClaimSnapshot } from '../snapshot';

/** A receipt as plain JSON. */

/**
 * Makes the receipt of a payment of a claim, whose row the caller holds: it is numbered within the claim. Drawn and sealed
 * by the queue, which then tells the talent.
 */
export async function makeReceipt(
  tx: Tx,
  claim: Claim,
  payment: typeof claimPayments.$inferSelect,
): Promise<void> {
  const [bank] = await tx.select({ name: banks.name }).from(banks).where(eq(banks.id, payment.bankId));
  const ordinal = await tx.$count(
    claimPayments,
    and(eq(claimPayments.agencyId, claim.agencyId), eq(claimPayments.claimId, claim.id)),
  );
  const { agency, event, talent } = claim.snapshot as ClaimSnapshot;
  const { name, legalName, taxId } = product();
  const byPlatform = payment.payerKind === 'PLATFORM';
  const withheld = claim.withheld ?? 0;
  const kept = claim.withholding as PaymentWithholding | null;
  const snapshot: ReceiptSnapshot = {
    number: `CP-${claim.code}-${ordinal}`,
    payer: byPlatform
      ? { name: legalName, documentType: 'NIT', identification: taxId, onBehalfOf: agency.name }
      : { ...agency, onBehalfOf: null },
    talent: {
      name: claim.name,
      documentType: talent.documentType,
      identification: claim.identification,
    },
    claim: claim.number,
    event: event.name,
    gross: claim.price,
    withheld,
    method: withheld > 0 ? (kept?.method ?? null) : null,
    iva: kept?.iva?.amount ?? 0,
    ivaWithheld: kept?.iva?.withheld ?? 0,
    icaWithheld: kept?.ica?.withheld ?? 0,
    net: netOf(claim),
    paid: payment.amount,
    paidBefore: claim.paid - payment.amount,
    currency: payment.currencyCode,
    paidOn: payment.paidOn,
    bank: bank?.name ?? '',
    accountType: payment.accountType,
    accountLastDigits: payment.accountLastDigits,
    reference: payment.reference,
    issuedAt: currentTime().toISOString(),
    productName: name,
  };
  const { agencyId, talentId } = claim;
  const [row] = await tx
    .insert(paymentReceipts)
    .values({ agencyId, talentId, paymentId: payment.id, snapshot })
    .returning({ id: paymentReceipts.id });
  if (!row) throw new Error('insert returned nothing');
  await queueDocument(tx, 'payment-receipt', { id: row.id, agencyId });
}
