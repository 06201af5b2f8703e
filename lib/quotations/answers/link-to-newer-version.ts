import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { mayAnswerQuotation } from '../given-answers/policy';
import { findNewerVersion, type NewerVersion } from '../given-answers/queries';
import type { Quotation } from '../queries';
import { endingOf } from '../rules';
import { issueAnswerLink } from './issue-answer-link';

/**
 * Gives the holder of a link to a replaced version a new link to the newer one. Throws FORBIDDEN without the link, and
 * CONFLICT when there is no version that this holder may open (rule: `mayOpenNewer`).
 */
export async function linkToNewerVersion(actor: Actor): Promise<string> {
  const { agencyId, subject } = mayAnswerQuotation(actor);
  return transact(async (tx) => {
    const [replaced] = await tx.select().from(quotations).where(eq(quotations.id, subject.quotationId));
    const newer = replaced && endingOf(replaced) === 'SUPERSEDED' ? await lockNewer(tx, replaced) : null;
    if (!newer) throw conflict('answer.closed.REPLACED');
    const url = await issueAnswerLink(tx, newer);
    await recordAudit(
      tx,
      actor,
      'quotation.follow-version',
      { id: newer.id, agencyId },
      { detail: { previousId: subject.quotationId } },
    );
    return url;
  });
}

/** Locks the newer version, so that ending or making its links waits. */
async function lockNewer(tx: Tx, replaced: Quotation): Promise<NewerVersion | null> {
  const found = await findNewerVersion(tx, replaced);
  if (!found) return null;
  await tx.select({ id: quotations.id }).from(quotations).where(eq(quotations.id, found.id)).for('update');
  return findNewerVersion(tx, replaced);
}
