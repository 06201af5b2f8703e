import { and, eq, exists, inArray, isNull, not, notInArray, or, type SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { events, quotations } from '@/db/schema';
import { findClients } from '@/lib/clients/queries';
import type { Actor } from '@/lib/core/actor';
import { type AppError, conflict, notFound } from '@/lib/core/errors';
import { EVENT, QUOTATION } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { dataOf } from '../drafts/draft-data';
import { priceDraft } from '../drafts/price-draft';
import { draftColumns, insertLines } from '../drafts/write-draft';
import { firstOf, openEvent } from '../event-of';
import { type QuotationIdInput, quotationIdInput } from '../inputs';
import { findQuotationLines } from '../lines/queries';
import { mayManageQuotations } from '../policy';
import { getQuotation, type Quotation } from '../queries';
import { isEditable } from '../rules';

/**
 * Begins the next version of what was sent: a draft with its code, priced with the rates of today, without its client
 * when that was removed meanwhile. The one that was sent holds until this one is sent. Of any number who ask at once,
 * and whoever asks later, all get the same draft. Throws FORBIDDEN, UNAUTHENTICATED, NOT_FOUND also for another
 * agency's, and CONFLICT for a draft, a voided or replaced one, and one whose event stands (rule: `mayRevise`).
 */
export async function reviseQuotation(actor: Actor, input: QuotationIdInput): Promise<Quotation> {
  const agency = mayManageQuotations(actor);
  const { id } = parseInput(quotationIdInput, input);
  const source = await getQuotation(actor, id);
  const lines = await findQuotationLines(actor, [id]);
  const clients = source.clientId ? await findClients(actor, [source.clientId]) : new Map();
  const typed = dataOf(source, lines.get(id) ?? []);
  const data = clients.size > 0 ? typed : { ...typed, clientId: null };
  const now = currentTime();
  const priced = await priceDraft(actor, data, now);
  return transact(async (tx) => {
    const [held] = await tx
      .select({ code: quotations.code, version: quotations.version, stateId: quotations.stateId })
      .from(quotations)
      .where(and(eq(quotations.id, id), eq(quotations.agencyId, agency.agencyId), revisable()))
      .for('no key update');
    if (!held) throw await refusal(tx, id);
    // Whoever asks at the same time waits for the row held above, and finds what this one made.
    const known = await nextVersion(tx, id);
    if (known) return known;
    const [row] = await tx
      .insert(quotations)
      .values({
        ...draftColumns(data, priced),
        agencyId: agency.agencyId,
        stateId: QUOTATION.DRAFT,
        code: held.code,
        version: held.version + 1,
        previousId: id,
        additionOf: source.additionOf,
        createdBy: agency.userId,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await insertLines(tx, row, priced.columns.lines);
    await recordAudit(
      tx,
      actor,
      'quotation.revise',
      { id: row.id, agencyId: agency.agencyId },
      { to: QUOTATION.DRAFT, detail: { previousId: id, version: row.version } },
    );
    return row;
  });
}

/** `mayRevise` as a condition on the row. */
function revisable(): SQL | undefined {
  return and(
    isNull(quotations.voidedAt),
    isNull(quotations.supersededAt),
    or(
      and(
        inArray(quotations.stateId, [QUOTATION.SENT, QUOTATION.REJECTED, QUOTATION.EXPIRED]),
        or(isNull(quotations.additionOf), exists(openEvent())),
      ),
      and(
        eq(quotations.stateId, QUOTATION.ACCEPTED),
        isNull(quotations.additionOf),
        not(exists(heldByEvent())),
      ),
    ),
  );
}

/** Rows of the event that a quotation is held by (rule: `eventStands`). */
export const heldByEvent = () =>
  database()
    .select({ id: events.id })
    .from(events)
    .where(
      and(eq(events.quotationId, firstOf), notInArray(events.stateId, [EVENT.CANCELLED, EVENT.EXPIRED])),
    );

async function nextVersion(tx: Tx, previousId: string): Promise<Quotation | null> {
  const [row] = await tx.select().from(quotations).where(eq(quotations.previousId, previousId));
  return row ?? null;
}

async function refusal(tx: Tx, id: string): Promise<AppError> {
  const [row] = await tx.select().from(quotations).where(eq(quotations.id, id));
  if (!row) return notFound('errors.quotation.notFound');
  if (row.voidedAt) return conflict('errors.quotation.voided');
  if (row.supersededAt) return conflict('errors.quotation.superseded');
  if (isEditable(row.stateId)) return conflict('errors.quotation.stillDraft');
  if (!row.additionOf) return conflict('errors.quotation.eventStands');
  const accepted = row.stateId === QUOTATION.ACCEPTED;
  return conflict(accepted ? 'errors.quotation.additionAccepted' : 'errors.quotation.eventClosed');
}
