import { eq } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { revokeQuotationLinks } from '@/lib/identity/link-tokens/revoke-links';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type QuotationIdInput, quotationIdInput } from '../inputs';
import { mayManageQuotations } from '../policy';
import { getQuotation } from '../queries';
import { issueAnswerLink } from './issue-answer-link';

/** The link exists for sent, valid quotations and for accepted ones, where it leads to the showcase. */
const SHARED_STATES: readonly number[] = [QUOTATION.SENT, QUOTATION.ACCEPTED];

export type SharedAnswerLink = { url: string; phone: string | null; dialingCode: string };

/**
 * A fresh link to the client's page, to copy or send by WhatsApp; links given before go on working. Throws FORBIDDEN,
 * UNAUTHENTICATED, NOT_FOUND, and CONFLICT when there is nothing to be answered.
 */
export async function shareAnswerLink(actor: Actor, input: QuotationIdInput): Promise<SharedAnswerLink> {
  const agency = mayManageQuotations(actor);
  const { id } = parseInput(quotationIdInput, input);
  const quotation = await getQuotation(actor, id);
  if (!SHARED_STATES.includes(quotation.stateId)) throw conflict('errors.quotation.notSent');
  return transact(async (tx) => {
    const url = await issueAnswerLink(tx, quotation);
    await recordAudit(tx, actor, 'quotation.share-link', { id, agencyId: agency.agencyId });
    return { url, phone: quotation.phoneClient, dialingCode: quotation.dialingCode };
  });
}

/** Ends every link to the client's page, also those that went by mail; answers how many there were. Throws likewise. */
export async function revokeAnswerLinks(actor: Actor, input: QuotationIdInput): Promise<number> {
  const agency = mayManageQuotations(actor);
  const { id } = parseInput(quotationIdInput, input);
  await getQuotation(actor, id);
  return transact(async (tx) => {
    // Who is being led on from the version before has its link by then, and loses it (`linkToNewerVersion`).
    await tx.select({ id: quotations.id }).from(quotations).where(eq(quotations.id, id)).for('update');
    const ended = await revokeQuotationLinks(tx, agency.agencyId, id);
    await recordAudit(
      tx,
      actor,
      'quotation.revoke-links',
      { id, agencyId: agency.agencyId },
      { detail: { ended } },
    );
    return ended;
  });
}
