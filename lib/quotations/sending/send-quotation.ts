import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { sumOf } from '@/lib/core/money';
import { QUOTATION } from '@/lib/core/states';
import { queueDocument } from '@/lib/documents/jobs';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { notify } from '@/lib/notifications/notify';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { allotCode } from '../allot-code';
import { hasLoneAlternative } from '../choices/rules/choosable';
import { dataOf } from '../drafts/draft-data';
import { priceDraft } from '../drafts/price-draft';
import type { PricedColumns } from '../drafts/priced-columns';
import { draftColumns, refusal, rewriteDraft } from '../drafts/write-draft';
import { type SeenFigures, type SendQuotationInput, sendQuotationInput } from '../inputs';
import { findQuotationLines } from '../lines/queries';
import { quotationSent } from '../notices';
import { endOfValidity } from '../offers/end-of-validity';
import { keepSentOffer } from '../offers/sent-offer';
import { mayManageQuotations } from '../policy';
import { getQuotation, type Quotation, type QuotationDetail } from '../queries';
import { readAgencyWords } from '../rates/queries';
import { comesTooLate, isEditable, missingToSend } from '../rules';
import { supersede } from '../versions/supersede';

/** True when a figure differs from the one the person saw, although the client's total may be the same. */
function differs(seen: SeenFigures, { quotation, lines }: PricedColumns): boolean {
  const taken = lines.filter(({ columns }) => columns.taken);
  const talentsWithheld = sumOf(taken, ({ columns }) => columns.talentWithheld);
  const figures = { ...quotation, talentsWithheld };
  return Object.entries(seen).some(
    ([figure, amount]) => amount != null && amount !== figures[figure as keyof SeenFigures],
  );
}

/**
 * A draft with its lines, priced. They are read one after the other: if somebody sends or changes it in between, the
 * parts do not fit, and what is wrong with them is not the matter.
 */
async function priceAsRead(actor: Actor, draft: QuotationDetail, now: Date) {
  try {
    const lines = await findQuotationLines(actor, [draft.id]);
    const data = dataOf(draft, lines.get(draft.id) ?? []);
    return { data, priced: await priceDraft(actor, data, now) };
  } catch (error) {
    const { revision, stateId } = await getQuotation(actor, draft.id);
    if (revision === draft.revision) throw error;
    throw conflict(isEditable(stateId) ? 'errors.quotation.changedElsewhere' : 'errors.quotation.notDraft');
  }
}

/**
 * Sends a draft to its client (61 → 62): prices it with the rates of today, freezes it, allots its code and its
 * validity, ends the version that it replaces, and queues the PDF and the e-mail, whose recipient is the one stored.
 * Throws RATE_LIMITED, INVALID with what lacks, FORBIDDEN, UNAUTHENTICATED, NOT_FOUND, and CONFLICT when it is no draft, was changed
 * meanwhile, adds to an event that is closed, no longer has the figures that the person saw, or replaces what the client accepted meanwhile.
 */
export async function sendQuotation(actor: Actor, input: SendQuotationInput): Promise<Quotation> {
  const agency = mayManageQuotations(actor);
  const { id, total, seen } = parseInput(sendQuotationInput, input);
  const draft = await getQuotation(actor, id);
  if (!isEditable(draft.stateId)) throw conflict('errors.quotation.notDraft');
  if (comesTooLate(draft)) throw conflict('errors.quotation.eventClosed');
  const missing = missingToSend(draft);
  if (Object.keys(missing).length > 0) throw new AppError('INVALID', 'errors.quotation.incomplete', missing);

  const now = currentTime();
  const own = await readAgencyWords(actor);
  const { data, priced } = await priceAsRead(actor, draft, now);
  if (hasLoneAlternative(data.lines)) {
    const lone = { lines: 'validation.choices.lone' };
    throw new AppError('INVALID', 'errors.quotation.incomplete', lone);
  }
  if (total != null && total !== priced.columns.quotation.total)
    throw conflict('errors.quotation.priceChanged');
  if (seen && differs(seen, priced.columns)) throw conflict('errors.quotation.figuresChanged');
  await spendAllowance(actor, 'mail', 1 + draft.copies.length);

  return transact(async (tx) => {
    const code = draft.code ?? (await allotCode(tx, agency.agencyId));
    const row = await rewriteDraft(
      tx,
      { id, agencyId: agency.agencyId, seenRevision: draft.revision },
      {
        ...draftColumns(data, priced),
        stateId: QUOTATION.SENT,
        code,
        sentAt: now,
        validUntil: endOfValidity(now, draft.validityDays ?? own.validityDays, draft.timeZone),
        updatedAt: now,
      },
      priced.columns.lines,
    );
    // Thrown inside, so that the code goes back with the transaction.
    if (!row) throw await refusal(tx, { id, agencyId: agency.agencyId });
    await supersede(tx, actor, row);
    await keepSentOffer(tx, row);
    await recordAudit(
      tx,
      actor,
      'quotation.send',
      { id, agencyId: agency.agencyId },
      { from: QUOTATION.DRAFT, to: QUOTATION.SENT, detail: { code, version: row.version } },
    );
    await queueDocument(tx, 'quotation', { id, agencyId: agency.agencyId });
    await notify(
      tx,
      quotationSent,
      { agencyId: agency.agencyId, clientId: row.clientId, email: row.emailClient },
      { quotationId: id },
    );
    return row;
  });
}
