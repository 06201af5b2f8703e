import { and, count, inArray } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { banks, claimPayments, paymentReceipts } from '@/db/schema';
import { queueDocuments } from '@/lib/documents/jobs';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import type { ReceiptSnapshot } from '../pdf/receipt-document';
import type { Claim } from '../queries';
import { netOf } from '../rules';
import type { ClaimSnapshot } from '../snapshot';

type Paid = { readonly claim: Claim; readonly payment: typeof claimPayments.$inferSelect };

/**
 * Makes the receipts of payments, each of another claim, whose rows the caller holds: they are numbered within the claim.
 * Drawn and sealed by the queue, which then tells the talents.
 */
export async function makeReceipts(tx: Tx, paid: readonly Paid[]): Promise<void> {
  const names = await namesOfBanks(tx, paid);
  const ordinals = await countPayments(tx, paid);
  const rows = await tx
    .insert(paymentReceipts)
    .values(
      paid.map(({ claim, payment }) => ({
        agencyId: claim.agencyId,
        talentId: claim.talentId,
        paymentId: payment.id,
        snapshot: snapshotOf(claim, payment, names.get(payment.bankId) ?? '', ordinals.get(claim.id) ?? 0),
      })),
    )
    .returning({ id: paymentReceipts.id, agencyId: paymentReceipts.agencyId });
  await queueDocuments(tx, 'payment-receipt', rows);
}

async function namesOfBanks(tx: Tx, paid: readonly Paid[]): Promise<Map<number | null, string>> {
  const ids = paid.flatMap(({ payment: { bankId } }) => bankId ?? []);
  const rows = await tx.select({ id: banks.id, name: banks.name }).from(banks).where(inArray(banks.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How many payments each claim has, with the new one. */
async function countPayments(tx: Tx, paid: readonly Paid[]): Promise<Map<string, number>> {
  const of = (column: 'id' | 'agencyId') => [...new Set(paid.map(({ claim }) => claim[column]))];
  const rows = await tx
    .select({ claimId: claimPayments.claimId, count: count() })
    .from(claimPayments)
    .where(and(inArray(claimPayments.agencyId, of('agencyId')), inArray(claimPayments.claimId, of('id'))))
    .groupBy(claimPayments.claimId);
  return new Map(rows.map(({ claimId, count: payments }) => [claimId, payments]));
}

/** A receipt as plain JSON. */
function snapshotOf(claim: Claim, payment: Paid['payment'], bank: string, ordinal: number): ReceiptSnapshot {
  const { agency, event, talent } = claim.snapshot as ClaimSnapshot;
  const { name, legalName, taxId } = product();
  const byPlatform = payment.payerKind === 'PLATFORM';
  const withheld = claim.withheld ?? 0;
  const kept = claim.withholding as PaymentWithholding | null;
  return {
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
    bank,
    accountType: payment.accountType,
    accountLastDigits: payment.accountLastDigits,
    reference: payment.reference,
    issuedAt: currentTime().toISOString(),
    productName: name,
  };
}
