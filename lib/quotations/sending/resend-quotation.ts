import { and, eq } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { wasSentLately } from '@/lib/notifications/sent-lately';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type QuotationIdInput, quotationIdInput } from '../inputs';
import { notAnswerable } from '../not-answerable';
import { quotationSent } from '../notices';
import { mayManageQuotations } from '../policy';
import { getQuotation, type Quotation } from '../queries';
import { comesTooLate, isEditable, notAnswerableReason } from '../rules';
import { sendQuotation } from './send-quotation';

/**
 * Sends a sent quotation's e-mail to its client again. Throws FORBIDDEN, UNAUTHENTICATED, NOT_FOUND, CONFLICT when it
 * is not (or no longer) sent or adds to an event that is closed, and RATE_LIMITED within a minute of the last time
 * and past what an agency may send in a day.
 */
export async function resendQuotation(actor: Actor, input: QuotationIdInput): Promise<Quotation> {
  const agency = mayManageQuotations(actor);
  const { id } = parseInput(quotationIdInput, input);
  const quotation = await getQuotation(actor, id);
  if (quotation.stateId !== QUOTATION.SENT) throw conflict(notAnswerableReason(quotation, currentTime()));
  if (comesTooLate(quotation)) throw conflict('errors.quotation.eventClosed');
  await spendAllowance(actor, 'mail', 1 + quotation.copies.length);
  return transact(async (tx) => {
    const [row] = await tx
      .select()
      .from(quotations)
      .where(
        and(
          eq(quotations.id, id),
          eq(quotations.agencyId, agency.agencyId),
          eq(quotations.stateId, QUOTATION.SENT),
        ),
      )
      .for('update');
    if (!row) throw await notAnswerable(tx, id);
    if (await wasSentLately(tx, quotationSent, { quotationId: id }))
      throw new AppError('RATE_LIMITED', 'errors.quotation.justSent');
    await recordAudit(
      tx,
      actor,
      'quotation.resend',
      { id, agencyId: agency.agencyId },
      { to: QUOTATION.SENT },
    );
    await notify(
      tx,
      quotationSent,
      { agencyId: agency.agencyId, clientId: row.clientId, email: row.emailClient },
      { quotationId: id },
    );
    return row;
  });
}

/** Sends a draft, or the mail of a sent quotation again: what the specification's one path for both asks for. */
export async function sendOrResendQuotation(actor: Actor, input: QuotationIdInput): Promise<Quotation> {
  mayManageQuotations(actor);
  const { id } = parseInput(quotationIdInput, input);
  const { stateId } = await getQuotation(actor, id);
  return isEditable(stateId) ? sendQuotation(actor, { id }) : resendQuotation(actor, { id });
}
