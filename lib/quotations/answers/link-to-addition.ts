import { eq } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { findOfferedAdditions } from '../given-answers/offered-additions';
import { mayAnswerQuotation } from '../given-answers/policy';
import { issueAnswerLink } from './issue-answer-link';

/**
 * Gives the holder of a link to an accepted quotation a link to what was added to it. Throws FORBIDDEN without the link, and
 * NOT_FOUND for an addition that this holder may not open (`findOfferedAdditions`).
 */
export async function linkToAddition(actor: Actor, additionId: string): Promise<string> {
  const { agencyId, subject } = mayAnswerQuotation(actor);
  return transact(async (tx) => {
    const [first] = await tx.select().from(quotations).where(eq(quotations.id, subject.quotationId));
    // Locked, so that ending its links waits.
    await tx
      .select({ id: quotations.id })
      .from(quotations)
      .where(eq(quotations.additionOf, subject.quotationId))
      .for('update');
    const offered = first ? await findOfferedAdditions(tx, first) : [];
    const addition = offered.find(({ id }) => id === additionId);
    if (!addition) throw notFound('errors.quotation.notFound');
    const url = await issueAnswerLink(tx, addition);
    const detail = { additionOf: subject.quotationId };
    await recordAudit(tx, actor, 'quotation.follow-addition', { id: addition.id, agencyId }, { detail });
    return url;
  });
}
