import { and, eq, inArray } from 'drizzle-orm';
import { claimPayments, claims } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { findFile, type OpenedFile, openStoredFile } from '@/lib/storage/open-file';
import { registeredKind } from '@/lib/storage/registered-kinds';
import type { PaymentWithholding } from '@/lib/taxes/withholding/rules';
import { findPayAccount } from '../accounts/pay-account';
import { maySendClaim } from '../policy';
import type { Claim } from '../queries';
import { leftOf, netOf } from '../rules';
import { selectPayments } from './queries';

/** What became of the money of an own claim that is approved or paid. Amounts in minor units. */
export type OwnPay = {
  readonly claimId: string;
  readonly status: Claim['status'];
  readonly currency: string;
  readonly price: number;
  /** Income tax and, where there is any, ReteICA and ReteIVA. */
  readonly withheld: number;
  readonly iva: number;
  readonly net: number;
  readonly paid: number;
  readonly left: number;
  /** Why another account is asked for; null where none is. */
  readonly problem: string | null;
  /** Where it is paid next. */
  readonly bank: string;
  readonly lastDigits: string;
  readonly payments: readonly OwnPayment[];
};

/** A payment as its talent sees it, also one that the bank rejected. One that was marked wrongly is not told. */
export type OwnPayment = Pick<
  Awaited<ReturnType<typeof selectPayments>>[number],
  | 'id'
  | 'state'
  | 'amount'
  | 'paidOn'
  | 'reference'
  | 'reason'
  | 'bank'
  | 'accountLastDigits'
  | 'proofFileId'
  | 'receiptFileId'
>;

/**
 * What became of the money of one's own claim; null before it is approved. Throws UNAUTHENTICATED, FORBIDDEN (also
 * before the code), and NOT_FOUND where none was sent.
 */
export async function getOwnPay(actor: Actor): Promise<OwnPay | null> {
  const { agencyId, subject } = maySendClaim(actor);
  const { convocatoryId, talentId } = subject;
  const [claim] = isUuid(convocatoryId)
    ? await database()
        .select()
        .from(claims)
        .where(
          and(
            eq(claims.convocatoryId, convocatoryId),
            eq(claims.talentId, talentId),
            eq(claims.agencyId, agencyId),
          ),
        )
    : [];
  if (!claim) throw notFound('errors.claim.notFound');
  return ownPayOf(claim);
}

/** The same of a claim that the caller has read for its talent. */
export async function ownPayOf(claim: Claim): Promise<OwnPay | null> {
  if (claim.status !== 'APPROVED' && claim.status !== 'PAID') return null;
  const [account, payments] = await Promise.all([
    findPayAccount(database(), claim),
    selectPayments(
      and(eq(claimPayments.claimId, claim.id), inArray(claimPayments.state, ['PAID', 'REJECTED'])),
    ),
  ]);
  const { id: claimId, status, currencyCode: currency, price, paid, accountProblem: problem } = claim;
  return {
    ...{ claimId, status, currency, price, paid, problem },
    ...taxesOf(claim),
    net: netOf(claim),
    left: leftOf(claim),
    bank: account.bank,
    lastDigits: account.accountLastDigits,
    payments,
  };
}

/** What is added to and taken from one's own claim. */
function taxesOf({ withheld, withholding }: Claim) {
  const { iva, ica } = (withholding ?? {}) as Partial<PaymentWithholding>;
  return {
    withheld: (withheld ?? 0) + (iva?.withheld ?? 0) + (ica?.withheld ?? 0),
    iva: iva?.amount ?? 0,
  };
}

/** Opens the proof or the receipt of a payment of one's own claim. Throws as `getOwnPay`, and NOT_FOUND for any other file. */
export async function openPaymentPaper(actor: Actor, fileId: string): Promise<OpenedFile> {
  const pay = await getOwnPay(actor);
  const isOwn = pay?.payments.some((one) => one.proofFileId === fileId || one.receiptFileId === fileId);
  const file = isOwn ? await findFile(fileId) : null;
  if (!file) throw notFound();
  return openStoredFile(actor, file, registeredKind(file.kind));
}
