import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { addCalendarDays, startOfDay } from '@/lib/core/calendar';
import { AppError, conflict } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { queueEmail } from '@/lib/notifications/queue-email';
import { recordAudit } from '@/lib/platform/audit';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { freezeOffer } from '../document/freeze-offer';
import { dataOf } from '../drafts/draft-data';
import { priceDraft } from '../drafts/price-draft';
import { draftColumns, refusal, rewriteDraft } from '../drafts/write-draft';
import { type SendQuotationInput, sendQuotationInput } from '../inputs';
import { quotationSent, renderPdf } from '../jobs';
import { findQuotationLines } from '../lines/queries';
import { mayManageQuotations } from '../policy';
import { getQuotation, type Quotation } from '../queries';
import { readBusinessConstants } from '../rates/queries';
import { isEditable, missingToSend } from '../rules';
import { supersede } from '../versions/supersede';

/** The last instant of the day that is `days` after today, where the event is. */
function endOfValidity(now: Date, days: number, timeZone: string): Date {
  return new Date(startOfDay(addCalendarDays(now, days + 1, timeZone), timeZone).getTime() - 1);
}

/** The agency's next code. Its row stays locked until the transaction ends, so codes have no gap and no double. */
async function allotCode(tx: Tx, agencyId: string): Promise<number> {
  const [agency] = await tx
    .update(agencies)
    .set({ consecutiveQuote: sql`${agencies.consecutiveQuote} + 1` })
    .where(eq(agencies.id, agencyId))
    .returning({ code: agencies.consecutiveQuote });
  if (!agency) throw new Error(`no agency ${agencyId}`);
  return agency.code;
}

/**
 * Sends a draft to its client (61 → 62): prices it with the rates of today, freezes it, allots its code and its
 * validity, ends the version that it replaces, and queues the PDF and the e-mail, whose recipient is the one stored.
 * Throws INVALID with what lacks, FORBIDDEN, UNAUTHENTICATED, NOT_FOUND, and CONFLICT when it is no draft, was changed
 * meanwhile, no longer has the `total` that the person saw, or replaces what the client accepted meanwhile.
 */
export async function sendQuotation(actor: Actor, input: SendQuotationInput): Promise<Quotation> {
  const agency = mayManageQuotations(actor);
  const { id, total } = parseInput(sendQuotationInput, input);
  const draft = await getQuotation(actor, id);
  if (!isEditable(draft.stateId)) throw conflict('errors.quotation.notDraft');
  const missing = missingToSend(draft);
  if (Object.keys(missing).length > 0) throw new AppError('INVALID', 'errors.quotation.incomplete', missing);

  const now = new Date();
  const [lines, constants] = await Promise.all([findQuotationLines(actor, [id]), readBusinessConstants()]);
  const data = dataOf(draft, lines.get(id) ?? []);
  const priced = await priceDraft(actor, data, now);
  if (total != null && total !== priced.columns.quotation.total)
    throw conflict('errors.quotation.priceChanged');

  return transact(async (tx) => {
    const code = draft.code ?? (await allotCode(tx, agency.agencyId));
    const row = await rewriteDraft(
      tx,
      { id, agencyId: agency.agencyId, seenAt: draft.updatedAt },
      {
        ...draftColumns(data, priced),
        stateId: QUOTATION.SENT,
        code,
        sentAt: now,
        validUntil: endOfValidity(now, constants.validityDays, draft.timeZone),
        updatedAt: now,
      },
      priced.columns.lines,
    );
    // Thrown inside, so that the code goes back with the transaction.
    if (!row) throw await refusal(tx, { id, agencyId: agency.agencyId });
    await supersede(tx, actor, row);
    await freezeOffer(tx, row);
    await recordAudit(tx, actor, {
      agencyId: agency.agencyId,
      entity: 'quotation',
      entityId: id,
      action: 'send',
      from: QUOTATION.DRAFT,
      to: QUOTATION.SENT,
      detail: { code, version: row.version },
    });
    await enqueue(tx, renderPdf, { quotationId: id });
    await queueEmail(
      tx,
      quotationSent,
      { quotationId: id },
      { agencyId: agency.agencyId, to: row.emailClient },
    );
    return row;
  });
}
