import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { banks, claimPayments, paymentReceipts } from '@/db/schema';
import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { claimFacts } from '../review/claim-facts';
import { findDecidedClaim } from '../review/decided-claim';

export type ToldPayload = { claimId: string; paymentId?: string | undefined };

/** The payment that is told of, else the last one of the claim. */
async function findPayment(tx: Tx, { claimId, paymentId }: ToldPayload) {
  const [row] = await tx
    .select({ payment: claimPayments, bank: banks.name, receiptFileId: paymentReceipts.pdfFileId })
    .from(claimPayments)
    .innerJoin(banks, eq(banks.id, claimPayments.bankId))
    .leftJoin(paymentReceipts, eq(paymentReceipts.paymentId, claimPayments.id))
    .where(and(eq(claimPayments.claimId, claimId), paymentId ? eq(claimPayments.id, paymentId) : undefined))
    .orderBy(desc(claimPayments.createdAt))
    .limit(1);
  return row && { ...row.payment, bank: row.bank, receiptFileId: row.receiptFileId };
}

/** A claim and the payment that a message is about, with the facts of both; null when one is not there. */
export async function findTold(tx: Tx, payload: ToldPayload) {
  const [found, payment] = [await findDecidedClaim(tx, payload.claimId), await findPayment(tx, payload)];
  if (!found || !payment) return null;
  const money = (amount: number) => `${formatMoney(amount, payment.currencyCode)} ${payment.currencyCode}`;
  const facts: (readonly [string, string])[] = [
    ...claimFacts(found.claim, found.snapshot.event.name),
    ['Fecha de pago', formatIsoDate(payment.paidOn)],
    ['Cuenta', `${payment.bank}, terminada en ${payment.accountLastDigits}`],
    ...(payment.reference ? ([['Referencia', payment.reference]] as const) : []),
  ];
  return { ...found, payment, money, facts, receiptFileId: payment.receiptFileId };
}
