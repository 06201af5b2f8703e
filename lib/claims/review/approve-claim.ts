import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, claims } from '@/db/schema';
import type { Actor, AgencyActor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { readTaxTable } from '@/lib/taxes/rates/queries';
import type { TaxTable } from '@/lib/taxes/rules/tax-table';
import { otherTaxesOf } from '@/lib/taxes/withholding/rules';
import { findLegalPapers, missingPapers } from '../contributions/queries';
import { mayApproveClaims } from '../policy';
import { type Claim, getClaim } from '../queries';
import { supportClaim } from '../support-documents/support-claim';
import { payableOfClaim } from '../withholding/payable-of-claim';
import { refuseWithoutInvoice } from '../withholding/refuse-without-invoice';
import { refuseWithoutLaw } from '../withholding/refuse-without-law';
import { lockPayments, withholdFrom } from '../withholding/withhold';
import { moveClaim } from './move-claim';
import { claimApproved, claimToPay } from './notices';
import { recipientOf } from './recipient';
import { FOUR_EYES_CURRENCY } from './rules';
import { sumOfDay } from './sum-of-day';

/** The lower amount of now and of when the claim was sent: raising it meanwhile lets nobody finish alone. */
const OVER = sql`least(${claims.secondApprovalOver}, ${agencies.claimsSecondApprovalOver})`;

/** `needsTwoPeople` in SQL; `today` is what the person has approved and paid today already. */
const needsTwo = (
  today: number,
) => sql`(${OVER} is not null and (${claims.currencyCode} <> ${FOUR_EYES_CURRENCY}
  or ${claims.price} + ${today}::bigint > ${OVER}))`;

/**
 * Approves a claim that was sent. Above the agency's amount the first person's approval leaves it in SENT, and it is
 * approved by the second one. What is withheld from it is worked out and kept as it is approved (spec/4), and the talent
 * is told; who need not invoice gets its support document. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * and CONFLICT when it is not in SENT, lacks a paper that the agency needs, the tax table lacks a row that it rests on, or
 * the same person has approved it already.
 */
export async function approveClaim(actor: Actor, id: string): Promise<Claim> {
  mayApproveClaims(actor);
  return approveByTaxes(actor, id, await readTaxTable());
}

/** The same by a table of taxes that was read before, where several are approved. */
export async function approveByTaxes(actor: Actor, id: string, taxes: TaxTable): Promise<Claim> {
  const reviewer = mayApproveClaims(actor);
  const claim = await getClaim(actor, id);
  const { userId } = reviewer;
  const now = currentTime().toISOString();
  return transact(async (tx) => {
    await lockPayments(tx, claim);
    if (claim.status === 'SENT') await checkPapers(tx, claim);
    const twoPeople = needsTwo(await todayOf(tx, reviewer, claim));
    const isFirst = sql`(${twoPeople} and ${claims.firstApprovedBy} is null)`;
    const row = await moveClaim(tx, reviewer, {
      claim,
      act: 'claim.approve',
      set: {
        status: sql`case when ${isFirst} then 'SENT' else 'APPROVED' end`,
        firstApprovedBy: sql`case when ${twoPeople} then coalesce(${claims.firstApprovedBy}, ${userId}) end`,
        firstApprovedAt: sql`case when ${twoPeople} then coalesce(${claims.firstApprovedAt}, ${now}) end`,
        approvedBy: sql`case when not ${isFirst} then ${userId}::uuid end`,
        approvedAt: sql`case when not ${isFirst} then ${now}::timestamptz end`,
      },
      when: sql`not (${twoPeople} and ${claims.firstApprovedBy} is not distinct from ${userId})`,
      refusal: 'errors.claim.secondPerson',
    });
    const withholding = await withholdFrom(tx, payableOfClaim(row), taxes);
    refuseWithoutLaw(withholding);
    refuseWithoutInvoice(row, withholding);
    if (row.status === 'SENT') {
      await recordAudit(tx, actor, 'claim.approve-first', row, {
        from: 'SENT',
        to: 'SENT',
        detail: { eventId: row.eventId },
      });
      return row;
    }
    const { withheld } = withholding;
    const [approved] = await tx
      .update(claims)
      .set({ withheld, withholding, otherTaxes: otherTaxesOf(withholding) })
      .where(eq(claims.id, row.id))
      .returning();
    await recordAudit(tx, actor, 'claim.approve', row, {
      from: 'SENT',
      to: row.status,
      detail: { eventId: row.eventId, withheld },
    });
    if (approved) await supportClaim(tx, actor, approved);
    await notify(tx, claimApproved, recipientOf(row), { claimId: row.id });
    if (row.thirdParty) {
      const email = product().supportEmail;
      await notify(tx, claimToPay, { agencyId: null, email }, { claimId: row.id });
    }
    return approved ?? row;
  });
}

/** What the person has approved and paid today, where an amount may count; else 0, and nobody waits. */
async function todayOf(
  tx: Tx,
  person: AgencyActor,
  { agencyId, secondApprovalOver }: Claim,
): Promise<number> {
  const [agency] = await tx
    .select({ over: agencies.claimsSecondApprovalOver })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  const counts = (secondApprovalOver ?? agency?.over ?? null) !== null;
  return counts ? sumOfDay(tx, person) : 0;
}

/** Throws CONFLICT where the agency approves nothing without the papers of the law, and one lacks. */
async function checkPapers(tx: Tx, claim: Claim): Promise<void> {
  const [agency] = await tx
    .select({ needed: agencies.claimsNeedPapers })
    .from(agencies)
    .where(eq(agencies.id, claim.agencyId));
  if (!agency?.needed) return;
  const missing = missingPapers(await findLegalPapers(tx, claim));
  if (missing.length > 0) throw conflict('errors.claim.papersMissing');
}
